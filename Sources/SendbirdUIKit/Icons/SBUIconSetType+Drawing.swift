// The drawings of the icons: outlines on a grid of 24 by 24, in the notation
// that `IconOutline` reads.
extension SBUIconSetType {
    /// How the icon is drawn.
    var drawing: IconDrawing {
        Self.drawings[self] ?? IconDrawing()
    }

    private static let drawings: [SBUIconSetType: IconDrawing] = [
        .iconAdd: IconDrawing(
            strokes: "M12 5V19M5 12H19"),
        .iconBack: IconDrawing(
            strokes: "M15 5L8 12L15 19",
            hasDirection: true),
        .iconBan: IconDrawing(
            strokes: "O12 12 8.5M6 6L18 18"),
        .iconBroadcast: IconDrawing(
            strokes: """
                M4.5 9.8V14.2H7.5L15.5 18.5V5.5L7.5 9.8ZM18.3 9.6C19.4 11 19.4 13 18.3 14.4M8 14.5
                L9.4 19.5
                """,
            hasDirection: true),
        .iconCamera: IconDrawing(
            strokes: """
                M4 8.5C4 7.7 4.7 7 5.5 7H8L9.5 5H14.5L16 7H18.5C19.3 7 20 7.7 20 8.5V17.5
                C20 18.3 19.3 19 18.5 19H5.5C4.7 19 4 18.3 4 17.5ZO12 12.8 3.4
                """),
        .iconChannels: IconDrawing(
            strokes: """
                M4 6.5C4 5.7 4.7 5 5.5 5H15.5C16.3 5 17 5.7 17 6.5V12.5C17 13.3 16.3 14 15.5 14H9
                L5.5 17V14C4.7 14 4 13.3 4 12.5ZM11 17H15.5L19 20V17C19.6 17 20 16.5 20 15.8V9.5
                """,
            hasDirection: true),
        .iconChat: IconDrawing(
            strokes: """
                M4 6.8C4 5.8 4.8 5 5.8 5H18.2C19.2 5 20 5.8 20 6.8V15.2C20 16.2 19.2 17 18.2 17H12
                L7.5 20.5V17H5.8C4.8 17 4 16.2 4 15.2Z
                """),
        .iconCheckboxChecked: IconDrawing(
            fills: "O12 12 9.5M7.2 12.2L8.5 10.9L11 13.4L15.6 8.7L16.9 10L11 16Z"),
        .iconCheckboxUnchecked: IconDrawing(
            strokes: "O12 12 8.7"),
        .iconChevronDown: IconDrawing(
            strokes: "M6 9L12 15L18 9"),
        .iconChevronRight: IconDrawing(
            strokes: "M9 6L15 12L9 18",
            hasDirection: true),
        .iconClose: IconDrawing(
            strokes: "M6 6L18 18M18 6L6 18"),
        .iconCopy: IconDrawing(
            strokes: """
                M9 10.5C9 9.7 9.7 9 10.5 9H18.5C19.3 9 20 9.7 20 10.5V18.5C20 19.3 19.3 20 18.5 20
                H10.5C9.7 20 9 19.3 9 18.5ZM15 5.5C15 4.7 14.3 4 13.5 4H5.5C4.7 4 4 4.7 4 5.5V13.5
                C4 14.3 4.7 15 5.5 15
                """),
        .iconCreate: IconDrawing(
            strokes: """
                M19 12.5V17.5C19 18.9 17.9 20 16.5 20H6.5C5.1 20 4 18.9 4 17.5V7.5C4 6.1 5.1 5 6.5 5
                H11.5M9.5 14.5L10.2 11.6L18 3.8L20.2 6L12.4 13.8Z
                """),
        .iconDelete: IconDrawing(
            strokes: "M5 7H19M9.5 7V5H14.5V7M6.8 7L7.6 19.2H16.4L17.2 7M10.3 10.5V16M13.7 10.5V16"),
        .iconDocument: IconDrawing(
            strokes: """
                M6 5.5C6 4.7 6.7 4 7.5 4H13.5L18 8.5V18.5C18 19.3 17.3 20 16.5 20H7.5
                C6.7 20 6 19.3 6 18.5ZM13.2 4.2V8.8H17.8
                """),
        .iconDone: IconDrawing(
            strokes: "M5 12.5L10 17.5L19 7.5"),
        .iconDoneAll: IconDrawing(
            strokes: "M2.5 12.5L7 17L15.5 7.5M11.5 16.2L12.5 17.2L21.5 7.5"),
        .iconDownload: IconDrawing(
            strokes: "M12 4V15M7 10.5L12 15.5L17 10.5M5 19.5H19"),
        .iconEdit: IconDrawing(
            strokes: "M5 19L5.9 15.2L15.7 5.4L18.6 8.3L8.8 18.1ZM13.6 7.5L16.5 10.4"),
        .iconEmojiMore: IconDrawing(
            strokes: "O10.5 13 7M7.5 15C8.6 17 12.4 17 13.5 15M18.5 3V8M16 5.5H21",
            fills: "O8.2 11.5 1O12.8 11.5 1"),
        .iconError: IconDrawing(
            strokes: "O12 12 8.5M12 7.5V13",
            fills: "O12 16.3 1.1"),
        .iconFileAudio: IconDrawing(
            strokes: "M9 17.5V6L18 4.5V15.5O7 17.5 2O16 15.5 2"),
        .iconFileDocument: IconDrawing(
            strokes: """
                M6 5.5C6 4.7 6.7 4 7.5 4H13.5L18 8.5V18.5C18 19.3 17.3 20 16.5 20H7.5
                C6.7 20 6 19.3 6 18.5ZM13.2 4.2V8.8H17.8M9.3 12.3H14.7M9.3 15.6H13
                """),
        .iconFreeze: IconDrawing(
            strokes: """
                M12 3.5V20.5M4.6 7.75L19.4 16.25M4.6 16.25L19.4 7.75M9.5 5L12 7.5L14.5 5M9.5 19
                L12 16.5L14.5 19
                """),
        .iconGif: IconDrawing(
            strokes: """
                M4 6.5C4 5.7 4.7 5 5.5 5H18.5C19.3 5 20 5.7 20 6.5V17.5C20 18.3 19.3 19 18.5 19H5.5
                C4.7 19 4 18.3 4 17.5ZM9.8 10.2C9.2 9.4 7 9.2 7 12C7 14.8 9.5 14.6 9.8 13.8V12.3H8.7
                M12.2 9.6V14.4M14.6 14.4V9.6H17.2M14.6 12H16.8
                """),
        .iconInfo: IconDrawing(
            strokes: "O12 12 8.5M12 11V16.5",
            fills: "O12 7.8 1.1"),
        .iconLeave: IconDrawing(
            strokes: """
                M13 5H6.5C5.7 5 5 5.7 5 6.5V17.5C5 18.3 5.7 19 6.5 19H13M10 12H20M16.5 8.5L20 12
                L16.5 15.5
                """,
            hasDirection: true),
        .iconMembers: IconDrawing(
            strokes: """
                O9 8.5 3.3M3 19C3 15.5 5.7 13.6 9 13.6C12.3 13.6 15 15.5 15 19M15.5 5.6
                C17.3 5.6 18.3 7 18.3 8.6C18.3 10.2 17.3 11.5 15.8 11.6M17.5 14
                C19.7 14.5 21 16.3 21 19
                """),
        .iconMessage: IconDrawing(
            strokes: """
                M4 6.8C4 5.8 4.8 5 5.8 5H18.2C19.2 5 20 5.8 20 6.8V15.2C20 16.2 19.2 17 18.2 17H12
                L7.5 20.5V17H5.8C4.8 17 4 16.2 4 15.2ZM8 9.5H16M8 12.7H13
                """),
        .iconModerations: IconDrawing(
            strokes: "M12 3.8L19 6.3V11.5C19 15.8 16 18.8 12 20.3C8 18.8 5 15.8 5 11.5V6.3Z"),
        .iconMore: IconDrawing(
            fills: "O5.5 12 1.7O12 12 1.7O18.5 12 1.7"),
        .iconMute: IconDrawing(
            strokes: """
                M9 6.5C9 4.8 10.3 3.8 12 3.8C13.7 3.8 15 4.8 15 6.5V11.5C15 13.2 13.7 14.5 12 14.5
                C10.3 14.5 9 13.2 9 11.5ZM6 11.5C6 15 8.7 17.2 12 17.2C15.3 17.2 18 15 18 11.5
                M12 17.2V20.3M4.5 4L19.5 20
                """),
        .iconNotificationFilled: IconDrawing(
            fills: """
                M12 3.5C8.4 3.5 6.3 6 6.3 9.3V13L4.5 16.5H19.5L17.7 13V9.3C17.7 6 15.6 3.5 12 3.5Z
                M9.8 18.3H14.2C14.2 19.6 13.2 20.5 12 20.5C10.8 20.5 9.8 19.6 9.8 18.3Z
                """),
        .iconNotificationOffFilled: IconDrawing(
            strokes: """
                M12 3.5C8.4 3.5 6.3 6 6.3 9.3V13L4.5 16.5H19.5L17.7 13V9.3C17.7 6 15.6 3.5 12 3.5Z
                M4 4L20 20
                """,
            fills: "M9.8 18.3H14.2C14.2 19.6 13.2 20.5 12 20.5C10.8 20.5 9.8 19.6 9.8 18.3Z"),
        .iconNotifications: IconDrawing(
            strokes: "M12 3.5C8.4 3.5 6.3 6 6.3 9.3V13L4.5 16.5H19.5L17.7 13V9.3C17.7 6 15.6 3.5 12 3.5Z",
            fills: "M9.8 18.3H14.2C14.2 19.6 13.2 20.5 12 20.5C10.8 20.5 9.8 19.6 9.8 18.3Z"),
        .iconOperator: IconDrawing(
            strokes: """
                M12 3.8L19 6.3V11.5C19 15.8 16 18.8 12 20.3C8 18.8 5 15.8 5 11.5V6.3ZM9 12L11.2 14.2
                L15.2 9.8
                """),
        .iconPhoto: IconDrawing(
            strokes: """
                M4 6.5C4 5.7 4.7 5 5.5 5H18.5C19.3 5 20 5.7 20 6.5V17.5C20 18.3 19.3 19 18.5 19H5.5
                C4.7 19 4 18.3 4 17.5ZM4.5 16.5L9.5 11.5L13 15L15.5 12.5L19.5 16.5
                """,
            fills: "O15.5 8.8 1.4"),
        .iconPlay: IconDrawing(
            fills: "M8 5.5L18.5 12L8 18.5Z"),
        .iconPlus: IconDrawing(
            strokes: "M12 5V19M5 12H19"),
        .iconQuestion: IconDrawing(
            strokes: """
                O12 12 8.5M9.5 9.5C9.5 7.9 10.6 7 12 7C13.5 7 14.5 7.9 14.5 9.3
                C14.5 11.2 12 11.4 12 13.5
                """,
            fills: "O12 16.5 1.1"),
        .iconRadioButtonOff: IconDrawing(
            strokes: "O12 12 8.5"),
        .iconRadioButtonOn: IconDrawing(
            strokes: "O12 12 8.5",
            fills: "O12 12 4.6"),
        .iconRefresh: IconDrawing(
            strokes: """
                M18.5 9C17.4 6.3 14.9 4.8 12 4.8C8 4.8 4.8 8 4.8 12C4.8 16 8 19.2 12 19.2
                C15 19.2 17.6 17.4 18.7 14.7M18.9 4.8V9.2H14.5
                """),
        .iconRemove: IconDrawing(
            strokes: "O12 12 8.5M8 12H16"),
        .iconReplied: IconDrawing(
            strokes: "M10 5.5L4.5 11L10 16.5V13.2C14.5 13.2 17.5 14.8 19.5 18.5C19.5 12.5 15.8 8.8 10 8.8Z",
            hasDirection: true),
        .iconReply: IconDrawing(
            strokes: "M10 5.5L4.5 11L10 16.5V13.2C14.5 13.2 17.5 14.8 19.5 18.5C19.5 12.5 15.8 8.8 10 8.8Z",
            hasDirection: true),
        .iconSearch: IconDrawing(
            strokes: "O11 11 6.2M15.6 15.6L20 20"),
        .iconSend: IconDrawing(
            fills: """
                M4.2 5.2C4 4.3 4.8 3.7 5.6 4L20.6 11.1C21.4 11.5 21.4 12.5 20.6 12.9L5.6 20
                C4.8 20.3 4 19.7 4.2 18.8L5.7 13L13.5 12L5.7 11Z
                """,
            hasDirection: true),
        .iconSpinner: IconDrawing(
            strokes: "M12 3.8C16.5 3.8 20.2 7.5 20.2 12C20.2 16.5 16.5 20.2 12 20.2C7.5 20.2 3.8 16.5 3.8 12"),
        .iconSupergroup: IconDrawing(
            strokes: """
                O12 8 3M6.5 18.5C6.5 15.2 9 13.5 12 13.5C15 13.5 17.5 15.2 17.5 18.5O5 10 1.9
                O19 10 1.9M2 16.8C2 14.8 3.3 13.9 5 13.9M22 16.8C22 14.8 20.7 13.9 19 13.9
                """),
        .iconThumbnailNone: IconDrawing(
            strokes: """
                M4 6.5C4 5.7 4.7 5 5.5 5H18.5C19.3 5 20 5.7 20 6.5V17.5C20 18.3 19.3 19 18.5 19H5.5
                C4.7 19 4 18.3 4 17.5ZM4.5 16.5L9.5 11.5L13 15L15.5 12.5L19.5 16.5M3 3L21 21
                """),
        .iconUser: IconDrawing(
            fills: "O12 8.2 4M4 20.2C4 16.2 7.5 14 12 14C16.5 14 20 16.2 20 20.2Z"),
    ]
}
