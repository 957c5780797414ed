// Preloaded into a program: tells the one that started it what it used, when it ends.
process.once('exit', () => process.send?.(process.resourceUsage()));
