/// A key that a list over the input may want before the text gets it.
enum InputKey {
    case up, down, enter, tab, escape
}
