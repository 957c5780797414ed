import { offlineWeight } from '../../scripts/lib/offline-weight.mjs';
import { type Budget, budgets, kindOf, otherBudgets } from './budgets';
import { builtPages, dist } from './pages';
import { type Weights, weigh } from './weights';

const columns = {
  script: 'JavaScript',
  readings: 'readings',
  style: 'CSS',
  document: 'HTML with its CSS',
  fonts: 'fonts',
  total: 'all, pictures too',
} as const satisfies Partial<Record<keyof Weights, string>>;

/** The heaviest page of each kind beside its budget, in thousands of bytes, as a table in Markdown. */
export function printWeights(): string {
  const weighed = builtPages().map((page) => ({ kind: kindOf(page.path), ...weigh(page) }));
  const rows = Object.entries(budgets).map(([kind, budget]) => {
    const pages = weighed.filter((page) => page.kind === kind);
    return [`${kind} (${pages.length})`, ...cells(budget, pages)];
  });
  const head = ['kB, brotli: heaviest / budget', ...Object.values(columns)];
  const table = [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
  return `${table}\n\n${offlineCopy()}`;
}

/** What a first visitor's browser fetches besides, when it has nothing else to do. */
function offlineCopy(): string {
  const { files, brotli } = offlineWeight(dist);
  const weight = `${inThousands(brotli)} / ${inThousands(otherBudgets.offlineCopy)} kB`;
  return `The offline copy: ${weight} in ${files} files.`;
}

function cells(budget: Budget, pages: readonly Weights[]): string[] {
  return (Object.keys(columns) as (keyof typeof columns)[]).map((what) => {
    const heaviest = Math.max(...pages.map((page) => page[what]));
    return `${inThousands(heaviest)} / ${inThousands(budget[what])}`;
  });
}

function inThousands(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
