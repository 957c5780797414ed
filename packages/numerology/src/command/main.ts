#!/usr/bin/env node
import { runCommand } from './run-command.ts';

// What this file needs from Node, so that the library compiles without types for any platform.
declare const process: {
  readonly argv: readonly string[];
  readonly stdout: { write(text: string): void };
  readonly stderr: { write(text: string): void };
  exitCode: number;
};

const { output, isError, exitCode } = runCommand(process.argv.slice(2));
(isError ? process.stderr : process.stdout).write(output);
process.exitCode = exitCode;
