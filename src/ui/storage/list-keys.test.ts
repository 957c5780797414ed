import { expect, test } from 'vitest';
import { saveBackup } from './list-keys';
import { fakeStorage } from './testing/fake-storage';

test('the newest backup has the first key, the others are kept, and a retry saves nothing twice', () => {
  const storage = fakeStorage();
  for (const text of ['one', 'one', 'two', 'three']) saveBackup(storage, 'notes', text);
  expect(storage.items()).toEqual({
    notes_backup: 'three',
    notes_backup_1: 'one',
    notes_backup_2: 'two',
  });
});

test('without space, a backup throws and leaves everything as it was, wherever it fails', () => {
  const before = {
    notes_backup: 'a short one',
    notes_backup_1: 'and one that is a great deal longer than the others',
    notes_backup_2: '3rd',
  };
  const size = Object.entries(before).flat().join('').length;
  const needed = 'notes_backup_3'.length + 'new'.length;
  for (let capacity = size; capacity < size + needed; capacity += 1) {
    const storage = fakeStorage(before);
    storage.capacity = capacity;
    expect(() => saveBackup(storage, 'notes', 'new')).toThrow('No space');
    expect(storage.items()).toEqual(before);
  }
});

test('where the older backup has space and the newer has none, neither is written', () => {
  const before = { notes_backup: 'one' };
  const storage = fakeStorage(before);
  storage.capacity = Object.entries({ ...before, notes_backup_1: 'one' })
    .flat()
    .join('').length;
  expect(() => saveBackup(storage, 'notes', 'a longer one')).toThrow('No space');
  expect(storage.writes).toEqual(['notes_backup_1']);
  expect(storage.items()).toEqual(before);
});

test('a backup never takes the key of another, though one before it is gone', () => {
  const storage = fakeStorage({ notes_backup: 'three', notes_backup_2: 'two' });
  for (const text of ['four', 'five']) saveBackup(storage, 'notes', text);
  expect(storage.items()).toEqual({
    notes_backup: 'five',
    notes_backup_1: 'three',
    notes_backup_2: 'two',
    notes_backup_3: 'four',
  });
});
