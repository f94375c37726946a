// Layer UIKit.
