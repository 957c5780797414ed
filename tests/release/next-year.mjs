// Preloaded into a build: it sets the clock four hundred days ahead.
const AHEAD = 400 * 24 * 60 * 60 * 1000;
const now = Date.now;

globalThis.Date = class extends Date {
  /** @param {unknown[]} moment */
  constructor(...moment) {
    // @ts-expect-error: the constructor's overloads know no spread
    super(...(moment.length > 0 ? moment : [now() + AHEAD]));
  }

  static now() {
    return now() + AHEAD;
  }
};
