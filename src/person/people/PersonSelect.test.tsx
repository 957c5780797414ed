import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, fill } from '../../../tests/testing/screen';
import { NameField } from '../form/NameField';
import { PersonSelect } from './PersonSelect';
import { people, savePerson } from './saved-people';

test('edited fields are nobody’s, so the same person can be chosen again', () => {
  people.clear();
  savePerson({ name: 'Grace Hopper' });
  render(
    <form>
      <PersonSelect fields={{ name: 'name' }} />
      <NameField label="Full Name" />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Full Name');
  const select = screen.getByLabelText<HTMLSelectElement>('Choose a person');
  choose('Choose a person', 'Grace Hopper, no birth date');
  expect(field.value).toBe('Grace Hopper');
  expect(select.value).not.toBe('');
  fill('Full Name', 'Grace');
  expect(select.value).toBe('');
});
