import { expect, test } from 'vitest';
import { leaderboard, statsFor } from './standings';
import { recordAt } from './testing/fake-records';

test('more matches come first, then the better best match, then the name', () => {
  const matches = {
    Zora: [2],
    Émile: [2],
    eve: [2],
    Dan: [2],
    Twice: [1, 1],
    Most: [3],
    None: [0],
  };
  const records = Object.entries(matches).flatMap(([userName, all]) =>
    all.map((matches) => recordAt(0, { userName, matches })),
  );
  // English order: case is ignored, and É sorts with E, not after Z.
  expect(leaderboard(Object.freeze(records)).map((row) => row.userName)).toEqual([
    ...['Most', 'Dan', 'Émile', 'eve', 'Zora', 'Twice', 'None'],
  ]);
});

test('a person is a name as typed, outer white space aside', () => {
  const records = [' Ada ', 'Ada', 'ada', 'A da'].map((userName, index) =>
    recordAt(9 - index, { userName, matches: 1 }),
  );
  expect(leaderboard(records).map((row) => [row.userName, row.predictions])).toEqual([
    ['Ada', 2],
    ['A da', 1],
    ['ada', 1],
  ]);
  expect(statsFor(records, 'Ada ').predictions).toBe(2);
});

test.each([
  ['the newest date, in any position', ['2026-01-01', '2026-01-03', '2026-01-02'], 2],
  ['the first of equal dates', ['2026-01-02', '2026-01-02', '2026-01-01'], 1],
  ['the first where its date cannot be read', ['?', '2026-01-03', '2026-01-02'], 1],
  ['the moment, not the text', ['2026-01-01T10:00Z', '2026-01-01T09:00-05:00', '2025-01-01'], 2],
])('the Life Path is that of the latest record: %s', (_, dates, expected) => {
  const records = dates.map((date, index) => recordAt(0, { date, lifePathNumber: index + 1 }));
  expect(leaderboard(records)[0]?.lifePathNumber).toBe(expected);
});

test.each([
  [[1, 0, 0, 0], 0.3], // 0.25, a half up
  [[2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 2.1], // 41 ÷ 20 = 2.05
])('%j matches are %f on average', (matches, average) => {
  const records = matches.map((count) => recordAt(0, { matches: count }));
  expect(statsFor(records, 'Ada')).toEqual({
    predictions: matches.length,
    totalMatches: matches.reduce((total, count) => total + count, 0),
    bestMatch: Math.max(...matches),
    average,
  });
});
