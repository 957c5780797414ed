#!/usr/bin/env node
import { runCommand } from './run-command.ts';

interface Stream {
  write(text: string): void;
  on(event: 'error', listen: (error: Error & { readonly code?: string }) => void): void;
}

// What this file needs from Node, so that the library compiles without types for any platform.
declare const process: {
  readonly argv: readonly string[];
  readonly stdout: Stream;
  readonly stderr: Stream;
  exitCode: number;
};

const { output, isError, exitCode } = runCommand(process.argv.slice(2));
const stream = isError ? process.stderr : process.stdout;
// Whoever reads may have seen enough, as `head` has.
stream.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});
stream.write(output);
process.exitCode = exitCode;
