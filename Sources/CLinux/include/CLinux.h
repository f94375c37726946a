// What Glibc does not export to Swift.
