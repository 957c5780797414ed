import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as words from '#texts/person/people';
import * as storage from '#texts/ui/storage';
import { click } from '../../../tests/testing/screen';
import { refuseStorage } from '../../ui/testing/browser';
import { SavePerson } from './SavePerson';
import { MAX_SAVED_PEOPLE, people, savePerson } from './saved-people';

const [, kept = ''] = words.kept;
const date = { year: 1906, month: 12, day: 9 };

test('with a hundred people there is room for no other, but for the date of one of them', async () => {
  savePerson({ name: 'Cleo' });
  for (let number = 1; number < MAX_SAVED_PEOPLE; number += 1)
    savePerson({ name: `Person ${number}`, date });
  const { rerender } = render(<SavePerson person={{ name: 'Ann', date }} />);
  screen.getByText(/no room for more/);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SavePerson person={{ name: 'Cleo', date }} />);
  click(words.keepThisPerson);
  await screen.findByText(kept);
});

test('somebody who could not be saved is not called kept', async () => {
  people.clear();
  refuseStorage('setItem');
  render(<SavePerson person={{ name: 'Dora', date }} />);
  click(words.keepThisPerson);
  await screen.findByText(storage.notSaved(1, words.thePerson, words.people));
  expect(screen.queryByText(kept)).toBeNull();
});
