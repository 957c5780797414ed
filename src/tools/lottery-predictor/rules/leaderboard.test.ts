import { describe, expect, it } from 'vitest';
import { recordAt } from '../testing/fake-records';
import { leaderboard } from './leaderboard';

describe('leaderboard', () => {
  it('puts more matches first, then the better best match, then the name', () => {
    const records = [
      recordAt(0, { userName: 'Zora', matches: 2 }),
      recordAt(0, { userName: 'Émile', matches: 2 }),
      recordAt(0, { userName: 'eve', matches: 2 }),
      recordAt(0, { userName: 'Dan', matches: 2 }),
      recordAt(0, { userName: 'Twice', matches: 1 }),
      recordAt(0, { userName: 'Twice', matches: 1 }),
      recordAt(0, { userName: 'Most', matches: 3 }),
      recordAt(0, { userName: 'None', matches: 0 }),
    ];
    // English order: case is ignored, and É sorts with E, not after Z.
    expect(leaderboard(Object.freeze(records)).map((row) => row.userName)).toEqual([
      ...['Most', 'Dan', 'Émile', 'eve', 'Zora', 'Twice', 'None'],
    ]);
  });

  it('treats names that differ in case or outer white space as one, shown as last typed', () => {
    const records = [
      recordAt(0, { userName: ' ADA ', matches: 1, date: '2026-03-01T00:00:00.000Z' }),
      recordAt(0, { userName: 'Ada', matches: 1, date: '2026-02-01T00:00:00.000Z' }),
      recordAt(0, { userName: 'ada', matches: 1, date: '2026-01-01T00:00:00.000Z' }),
      recordAt(0, { userName: 'A da', matches: 1 }),
    ];
    expect(leaderboard(records).map((row) => [row.userName, row.predictions])).toEqual([
      ['ADA', 3],
      ['A da', 1],
    ]);
  });

  it.each([
    ['the newest date, in any position', ['2026-01-01', '2026-01-03', '2026-01-02'], 2],
    ['the first of equal dates', ['2026-01-02', '2026-01-02', '2026-01-01'], 1],
    ['the first where its date cannot be read', ['?', '2026-01-03', '2026-01-02'], 1],
    ['the first where another date cannot be read', ['2026-01-01', '?', ''], 1],
    ['the moment, not the text', ['2026-01-01T10:00Z', '2026-01-01T09:00-05:00', '2025-01-01'], 2],
  ])('shows the Life Path of the latest record: %s', (_, dates, expected) => {
    const records = dates.map((date, index) => recordAt(0, { date, lifePathNumber: index + 1 }));
    expect(leaderboard(records)[0]?.lifePathNumber).toBe(expected);
  });
});
