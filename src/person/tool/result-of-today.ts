import { formatDate } from '@ninefold/numerology';
import { today } from '../../ui/browser/today';
import type { Extra } from '../entry/entry';

/** For a game whose result belongs to its day: the day is its view, and on another one it is not shown again. */
export const resultOfToday = {
  extra: { view: /^\d{4}-\d\d-\d\d$/ },
  begin: () => ({ view: formatDate(today()) }),
  isOver: ({ view }: Extra) => view !== formatDate(today()),
};
