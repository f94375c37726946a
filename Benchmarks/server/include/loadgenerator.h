#pragma once

/// Runs the load generator with the words of its command line; returns its exit status. Once in a process.
int load_generator_main(int count, char **words);
