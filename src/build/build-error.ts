/** Stops a build. Its message is one sentence for the person who runs it. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  /** Astro would print one after the sentence. */
  override readonly stack = '';
}
