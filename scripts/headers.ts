/** The headers of the addresses that match a pattern, as in `/blog/*` or `/:page`. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Record<string, string>;
}

/** The rules of a `_headers` file: a pattern on a line of its own, its headers indented below it. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value.trim() });
    else rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers of an address. Values from several rules are joined, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const found = new Headers();
  for (const { pattern, headers } of rules) {
    if (!new URLPattern({ pathname: pattern }).test({ pathname })) continue;
    for (const [name, value] of Object.entries(headers)) found.append(name, value);
  }
  return found;
}
