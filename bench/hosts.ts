import { dist } from '../tests/dist/pages';
import { checkHost, type RowResult } from '../tests/hosts/check-host';
import { type Host, hosts } from '../tests/hosts/hosts';

// `npm run hosts`: every host that this machine can run, with the same list of checks.
// `npm run hosts -- nginx Caddy` runs only these.

interface Column {
  readonly host: Host;
  readonly rows: ReadonlyMap<string, RowResult>;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const wanted = process.argv.slice(3);
const columns: Column[] = [];
for (const host of hosts) {
  if (wanted.length > 0 && !wanted.includes(host.name)) continue;
  const reason = host.prepare();
  if (reason) console.log(`${host.name}: skipped, because ${reason}`);
  else columns.push({ host, rows: await checkEverything(host) });
}
printTable(columns);
for (const { host, rows } of columns) {
  for (const [what, { faults }] of rows) {
    if (isRight(host, what, faults)) continue;
    process.exitCode = 1;
    console.error(`\n${host.name}, ${what}: failed`);
    const reason = host.differs[what];
    if (reason) console.error(`  Known to differ (${reason}), and no longer does.`);
    for (const fault of faults.slice(0, 5)) console.error(`  ${fault}`);
    if (faults.length > 5) console.error(`  and ${faults.length - 5} more`);
  }
}

async function checkEverything(host: Host): Promise<ReadonlyMap<string, RowResult>> {
  try {
    const server = await host.start(dist);
    return await checkHost(server.origin).finally(server.stop);
  } catch (error) {
    return new Map([['starts', { faults: [String(error)], requests: 1 }]]);
  }
}

/** A host does what it has to, or differs where it is known to. */
function isRight({ differs }: Host, what: string, faults: readonly string[]): boolean {
  return what in differs === faults.length > 0;
}

/** The table as it is in deploy/README.md. */
function printTable(columns: readonly Column[]): void {
  const notes: string[] = [];
  const cell = ({ host, rows }: Column, what: string) => {
    const result = rows.get(what);
    if (!result) return '–';
    if (!isRight(host, what, result.faults)) return '**fails**';
    const reason = host.differs[what];
    return reason ? `no (${notes.push(`${host.name}: ${reason}`)})` : 'yes';
  };
  const print = (row: readonly string[]) => console.log(`| ${row.join(' | ')} |`);
  console.log('');
  print(['What', ...columns.map(({ host }) => host.name)]);
  console.log(`|---${'|---'.repeat(columns.length)}|`);
  const requests = new Map(
    columns.flatMap(({ rows }) => [...rows].map(([what, row]) => [what, row.requests] as const)),
  );
  for (const [what, count] of requests) {
    print([`${what} (${count})`, ...columns.map((column) => cell(column, what))]);
  }
  console.log('');
  for (const [index, note] of notes.entries()) console.log(`${index + 1}. ${note}`);
}
