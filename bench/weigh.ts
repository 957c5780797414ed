import { budgetOf, otherBudgets } from '../tests/dist/budgets';
import { builtPages } from '../tests/dist/pages';
import { offlineWeight, weigh } from '../tests/dist/weights';
import { visitWeights } from './visit-weights';

// `npm run weigh`: what the heaviest page with each budget transfers, and the budget.

const columns = ['script', 'readings', 'style', 'document', 'fonts', 'total'] as const;
const pages = builtPages().map((page) => ({ ...budgetOf(page.path), weights: weigh(page) }));
const rows = [...Map.groupBy(pages, ({ name }) => name)].map(([name, group]) => {
  const cells = columns.map((column) => {
    const heaviest = Math.max(...group.map(({ weights }) => weights[column]));
    const most = Math.max(...group.map((page) => page.most[column]));
    return [column, `${kilobytes(heaviest)} / ${kilobytes(most)}`];
  });
  return [`${name} (${group.length})`, Object.fromEntries(cells)];
});
console.log('Kilobytes as transferred (brotli), heaviest page / budget:');
console.table(Object.fromEntries(rows));

const { files, bytes } = offlineWeight();
const offlineCopy = `${kilobytes(bytes)} / ${kilobytes(otherBudgets.offlineCopy)}`;
console.log(`The offline copy: ${offlineCopy} in ${files} files.`);

console.log(
  'A visit to the home page, Personal Year and an article, both forms used, all nine tabs opened:',
);
console.table(
  Object.fromEntries(
    visitWeights().map(({ visitor, bytes, requests }) => [
      visitor,
      { kilobytes: kilobytes(bytes), requests },
    ]),
  ),
);

function kilobytes(size: number): string {
  return (size / 1000).toFixed(1);
}
