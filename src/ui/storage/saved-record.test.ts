import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRecords, readList } from './saved-record';
import { noteAt, notes } from './testing/fake-records';

const good = noteAt(1);

test.each([null, '', '[]'])('%j is read as empty and undamaged', (text) => {
  expect(readList(text, notes)).toEqual({ text, records: [], isDamaged: false });
});

test.each([
  ['half a list', JSON.stringify([good]).slice(0, -9)],
  ['no JSON', 'Ada: 3'],
  ['null', 'null'],
  ['an object', JSON.stringify({ version: 2, results: [good] })],
  ['a record without its list', JSON.stringify(good)],
])('%s is ignored and reported as damage', (_, text) => {
  expect(readList(text, notes)).toEqual({ text, records: [], isDamaged: true });
});

test.each([
  ['an id of milliseconds alone, as older versions wrote it', { id: '1763208060000' }],
  ['a date with an offset', { date: '2026-11-15T12:00:00+05:30' }],
])('a record may have %s', (_, fields) => {
  const record = { ...good, ...fields };
  expect(readList(JSON.stringify([record]), notes).records).toEqual([record]);
});

test.each([
  ['no id', { id: undefined }],
  ['an empty id', { id: '' }],
  ['a number for an id', { id: 1763208060000 }],
  ['no date', { date: undefined }],
  ['an invalid date', { date: 'yesterday' }],
  ['a date in milliseconds', { date: 1763208060000 }],
  ['what its format refuses', { words: ' \t' }],
])('a record with %s is skipped, and the others are kept', (_, fields) => {
  const text = JSON.stringify([noteAt(2), { ...good, ...fields }, noteAt(0)]);
  const records = [noteAt(2), noteAt(0)];
  expect(readList(text, notes)).toEqual({ text, records, isDamaged: true });
});

test('a record that its format cannot read is skipped, and the others are kept', () => {
  const text = JSON.stringify([noteAt(2), good, noteAt(0)]);
  const records = [noteAt(2), noteAt(0)];
  const isRecord: typeof notes.isRecord = ({ id }) => {
    if (id === good.id) throw new RangeError('unreadable');
    return true;
  };
  expect(readList(text, { ...notes, isRecord })).toEqual({ text, records, isDamaged: true });
});

test('reading never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readList(text, notes).text).toBe(text);
    }),
  );
});

const [first, second, third, fourth] = [noteAt(1), noteAt(2), noteAt(3), noteAt(4)];

const other = noteAt(2, { id: 'other' });
const twin = noteAt(5, { id: first.id });

test.each([
  ['of records with the same date, the missing come first', [second], [other], [other, second]],
  ['saved ones keep their order', [first, fourth, second], [third], [third, first, fourth, second]],
  ['two saved records that share an id are kept', [twin, first], [], [twin, first]],
  ['two known records that share an id are kept', [], [twin, first], [twin, first]],
])('%s', (_, saved, known, merged) => {
  expect(mergeRecords(saved, known)).toEqual(merged);
});

test('nothing is lost and nothing added, whatever two tabs know', () => {
  const minutes = fc.uniqueArray(fc.nat(59));
  const notesAt = (all: Iterable<number>) =>
    [...all].toSorted((a, b) => b - a).map((minute) => noteAt(minute));
  fc.assert(
    fc.property(minutes, minutes, (saved, known) => {
      const all = notesAt(new Set([...saved, ...known]));
      expect(mergeRecords(notesAt(saved), notesAt(known))).toEqual(all);
    }),
  );
});
