/// A text, or a function that makes one, in the user's language until an app
/// sets its own.
///
///     SBUStringSet.ChannelList_Header_Title = "Conversations"
///     SBUStringSet.restoreDefaultStrings()
///
/// What an app sets counts in every language. `SBUStringSet` and
/// `SBUDateFormatSet` are made of these; the languages are English, Arabic,
/// German, Japanese and Korean, English where the user reads none of them.
@preconcurrency @MainActor
@propertyWrapper
public struct SBULocalized<Value> {
    private let inUse: @MainActor () -> Value
    private var own: (value: Value, generation: Int)?

    /// Creates a value in all languages: none can be forgotten.
    init(en: Value, ar: Value, de: Value, ja: Value, ko: Value) {
        inUse = {
            switch ScreenClock.current.language {
            case .english: en
            case .arabic: ar
            case .german: de
            case .japanese: ja
            case .korean: ko
            }
        }
    }

    /// Creates a function that follows the language by itself.
    init(each value: Value) {
        inUse = { value }
    }

    /// What the app set, or the value in the user's language.
    public var wrappedValue: Value {
        get {
            guard let own, own.generation == LocalizedGeneration.current else { return inUse() }
            return own.value
        }
        set { own = (newValue, LocalizedGeneration.current) }
    }
}

extension SBULocalized where Value == String {
    /// Creates a pattern of dates in the order of the user's region, from the
    /// parts it has (Unicode TR 35, “availableFormats”): `jmm` is hours and
    /// minutes by the region's clock of 12 or 24 hours.
    init(template: String) {
        inUse = { DateText.pattern(template: template) }
    }
}
