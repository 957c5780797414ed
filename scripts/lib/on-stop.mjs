// @ts-check

const parent = process.ppid;

/**
 * Calls back when we are to end: by a signal, or because the npm that started us has ended. (A
 * SIGTERM to npm ends npm and the shell between us, and nobody tells us.)
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM') => void} stop
 * @returns {() => void} ends the waiting
 */
export function onStop(stop) {
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250).unref();
  // Started by hand, we may outlive the terminal.
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return () => {
    clearInterval(watch);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  };
}
