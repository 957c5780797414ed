import { dist } from '../tests/dist/pages';
import { checkHost, type RowResult } from '../tests/hosts/check-host';
import { type Host, hosts } from '../tests/hosts/hosts';

// `npm run hosts`: every host that this machine can run, with the same list of checks.

interface Column {
  readonly host: Host;
  readonly rows: ReadonlyMap<string, RowResult>;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const columns: Column[] = [];
for (const host of hosts) {
  const reason = host.prepare();
  if (reason) {
    console.log(`${host.name}: skipped, because ${reason}`);
    continue;
  }
  const server = await host.start(dist);
  try {
    columns.push({ host, rows: await checkHost(server.origin) });
  } finally {
    await server.stop();
  }
}
printTable(columns);
for (const { host, rows } of columns) {
  for (const [what, { faults }] of rows) {
    const reason = host.differs[what];
    if (isRight(host, what, faults)) continue;
    process.exitCode = 1;
    console.error(`\n${host.name}, ${what}: failed`);
    if (reason) console.error(`  It no longer differs (${reason}): tests/hosts/hosts.ts`);
    for (const fault of faults.slice(0, 5)) console.error(`  ${fault}`);
    if (faults.length > 5) console.error(`  and ${faults.length - 5} more`);
  }
}

/** A host does what it has to, or differs where it is known to. */
function isRight({ differs }: Host, what: string, faults: readonly string[]): boolean {
  return what in differs === faults.length > 0;
}

/** The table as it is in deploy/README.md. */
function printTable(columns: readonly Column[]): void {
  const notes: string[] = [];
  const cells = (what: string) =>
    columns.map(({ host, rows }) => {
      const { faults = [] } = rows.get(what) ?? {};
      if (!isRight(host, what, faults)) return '**no**';
      const reason = host.differs[what];
      return reason ? `no (${notes.push(`${host.name}: ${reason}`)})` : 'yes';
    });
  const print = (row: readonly string[]) => console.log(`| ${row.join(' | ')} |`);
  console.log('');
  print(['', ...columns.map(({ host }) => host.name)]);
  console.log(`|---${'|---'.repeat(columns.length)}|`);
  for (const [what, { requests }] of columns[0]?.rows ?? []) {
    print([`${what} (${requests})`, ...cells(what)]);
  }
  console.log('');
  for (const [index, note] of notes.entries()) console.log(`${index + 1}. ${note}`);
}
