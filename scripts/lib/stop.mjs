// @ts-check

/** An end that is explained in a sentence, or already was: nobody needs its stack. */
export class Stop extends Error {
  /**
   * @param {string} sentence what to tell the person; empty when a tool has already said it
   * @param {number} status the exit status
   */
  constructor(sentence, status = 1) {
    super(sentence);
    this.status = status;
  }
}

/**
 * Runs a command; a `Stop` ends it with its sentence and status, any other error shows its stack.
 *
 * @param {() => Promise<unknown>} command
 */
export async function main(command) {
  try {
    await command();
  } catch (error) {
    const isStop = error instanceof Stop;
    if (!isStop) console.error(error);
    else if (error.message) console.error(error.message);
    process.exitCode = isStop ? error.status : 1;
  }
}
