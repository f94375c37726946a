// A file that imports both Swift Testing and UIKit makes the compiler look for
// a module of this name: on Apple's systems it lets tests attach pictures. The
// toolchain for Linux names it and does not bring it, so without this module no
// such file would compile. It adds nothing.
