import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as form from '#texts/person/form';
import * as words from '#texts/person/people';
import { field, fill } from '../../../tests/testing/screen';
import { NameField } from '../form/NameField';
import { PersonSelect } from './PersonSelect';
import { people, savePerson } from './saved-people';

test('edited fields are nobody’s, so the same person can be chosen again', () => {
  people.clear();
  savePerson({ name: 'Grace Hopper' });
  render(
    <form>
      <PersonSelect fields={{ name: 'name' }} />
      <NameField label={form.fullName} />
    </form>,
  );
  const select = screen.getByLabelText<HTMLSelectElement>(words.choosePerson);
  fireEvent.change(select, { target: { value: select.options[1]?.value } });
  expect(field('name').value).toBe('Grace Hopper');
  expect(select.value).not.toBe('');
  fill('name', 'Grace');
  expect(select.value).toBe('');
});
