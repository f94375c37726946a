// Layer SendbirdUIKit.
