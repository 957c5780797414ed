import { formatDate } from '@ninefold/numerology';
import type { Extra } from '../../person/entry/entry';
import { today } from '../../ui/browser/today';

/** For a game whose result belongs to its day: the day is its view, and on another one it is not shown again. */
export const resultOfToday = {
  extra: { view: /^\d{4}-\d\d-\d\d$/ },
  begin: () => ({ view: formatDate(today()) }),
  isOver: ({ view }: Extra) => view !== formatDate(today()),
};
