// @ts-check

/**
 * @typedef {object} HeaderRule
 * @property {string} pattern an address; `*` stands for anything, `:name` for one part of it
 * @property {Readonly<Record<string, string>>} headers
 */

/**
 * The rules of a `_headers` file: an address on a line of its own, its headers indented below it.
 *
 * @param {string} text
 * @returns {readonly HeaderRule[]}
 */
export function parseHeaders(text) {
  const lines = text.split('\n').filter((line) => /^\s*[^#\s]/.test(line));
  /** @type {{ pattern: string, headers: Record<string, string> }[]} */
  const rules = [];
  for (const line of lines) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && value) rule.headers[name] = value.trim();
  }
  return rules;
}

/**
 * The headers of an address. What several rules say is joined, as on the hosts that read the file.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { pattern, headers } of rules) {
    if (!matches(pattern, path)) continue;
    for (const [name, value] of Object.entries(headers)) {
      found[name] = found[name] ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

/**
 * @param {string} pattern
 * @param {string} path
 */
function matches(pattern, path) {
  const source = pattern
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === '*') return '.*';
      return part.startsWith(':') ? '[^/]+' : part.replace(/[$()+.?[\\\]^{|}]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`).test(path);
}
