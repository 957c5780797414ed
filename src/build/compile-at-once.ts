import type { Plugin } from 'vite';

/**
 * Tells V8 to compile these files while they come, and not each function when it first runs: for
 * what runs at a press, that would be the press. Other engines take it for a comment.
 */
export function compileAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'compile-at-once',
    generateBundle: {
      // After Vite, which puts a line of its own in front. A hint counts in the first line only.
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || !names.includes(part.name)) continue;
          part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
        }
      },
    },
  };
}
