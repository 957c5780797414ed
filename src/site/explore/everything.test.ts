import { expect, test } from 'vitest';
import { toolPages } from '../../config/pages';
import { everything } from './everything';

test('every tool that is shown is listed', () => {
  const listed = everything.flatMap(({ entries }) => entries.map(({ page }) => page.id));
  const shown = toolPages.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  expect(shown.filter((id) => !listed.includes(id))).toEqual([]);
});
