/// The theme of the group channel list, by its older name.
public typealias SBUChannelListTheme = SBUGroupChannelListTheme
