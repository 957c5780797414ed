import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints which journeys passed, by engine and screen. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>();
  readonly #columns = new Map<string, string>();

  onTestEnd(test: TestCase, { status, retry, annotations }: TestResult) {
    const column = test.parent.project()?.name ?? '';
    const version = annotations.find(({ type }) => type === 'version')?.description;
    this.#columns.set(column, version ?? this.#columns.get(column) ?? 'missing');
    const row = this.#rows.get(test.title) ?? new Map<string, string>();
    const passed = retry === 0 ? 'passed' : 'passed on the second try';
    this.#rows.set(test.title, row.set(column, status === 'passed' ? passed : 'FAILED'));
  }

  onEnd() {
    const columns = [...this.#columns.keys()].sort();
    const lines = [
      ['Journey', ...columns.map((name) => `${name} (${this.#columns.get(name)})`)],
      ['---', ...columns.map(() => '---')],
      ...[...this.#rows].map(([title, row]) => [
        title,
        ...columns.map((name) => row.get(name) ?? '–'),
      ]),
    ];
    process.stdout.write(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
  }

  printsToStdio() {
    return false;
  }
}
