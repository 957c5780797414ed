/** The version in package.json, which a library that runs in browsers cannot read. */
export const VERSION = '1.0.0';
