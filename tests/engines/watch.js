// The first script of every page in the journeys. It stops the clock, and remembers what a page would
// tell nobody but its console. No driver can do either in all engines.
{
  const noon = new Date(2026, 10, 15, 12).getTime();
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [noon], asked),
  });
  RealDate.now = () => noon;

  const noise = [];
  const note = (kind, text) => noise.push(`${kind}: ${text}`);
  addEventListener(
    'error',
    ({ message, target }) => {
      // Firefox reports a hint for a module that it has already. An import that fails is a rejection.
      if (target.rel === 'modulepreload') return;
      note('error', message ?? `${target.src ?? target.href} did not load`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy', `${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn']) console[level] = (...said) => note(level, said.join(' '));

  const watched = { noise, copied: undefined };
  const { clipboard } = navigator;
  if (clipboard) {
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      watched.copied = text;
      return write(text);
    };
  }
  globalThis.watched = watched;
}
