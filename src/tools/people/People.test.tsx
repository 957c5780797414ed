import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { people } from '../../ui/people/kept-people';
import { People } from './People';

beforeEach(() => {
  localStorage.clear();
  people.clear();
  document.documentElement.removeAttribute('data-people');
});

const status = () => screen.getByRole('status').textContent;
const saved = () => JSON.parse(localStorage.getItem('ninefold_people') ?? '[]');

function keep(name: string, date = '') {
  fill('Full Name', name);
  fill('Birth Date', date);
  click('Keep this person');
}

describe('Your people', () => {
  test('without a script, says what the page is for', () => {
    const html = renderToString(<People />);
    expect(html).toContain('That’s nobody yet');
    expect(html).toContain('disabled');
  });

  test('keeps somebody on a press only, once, with nine numbers', async () => {
    render(<People />);
    fill('Full Name', 'Grace Hopper');
    fill('Birth Date', '1906-12-09');
    expect(saved()).toEqual([]);
    click('Keep this person');
    const card = await screen.findByTestId('person');
    expect(card.dataset.name).toBe('Grace Hopper');
    expect(within(card).getAllByRole('definition')).toHaveLength(9);
    expect(saved()).toMatchObject([{ name: 'Grace Hopper', birthDate: '1906-12-09' }]);
    keep('grace hopper', '1906-12-09');
    expect(status()).toBe('grace hopper is here already.');
    expect(saved()).toHaveLength(1);
  });

  test('refuses a name that cannot be kept, and says why', () => {
    render(<People />);
    keep('<b>Ann</b>');
    expect(status()).toContain('can’t be kept');
    expect(saved()).toEqual([]);
  });

  test('shows six numbers of a name without a date, leaves it out of the table, and says so', async () => {
    render(<People />);
    keep('Grace Hopper', '1906-12-09');
    keep('Alan Turing', '1912-06-23');
    keep('Ann');
    const table = await screen.findByTestId('family-table');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const ann = screen.getAllByTestId('person').find(({ dataset }) => dataset.name === 'Ann');
    expect(within(ann as HTMLElement).getAllByText('not known')).toHaveLength(3);
    screen.getByText(/the table leaves out Ann/);
  });

  test('tells in storage that is full that somebody is not saved, and keeps them for the visit', async () => {
    render(<People />);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No space left', 'QuotaExceededError');
    });
    keep('Ann');
    expect(status()).toContain('The person you kept couldn’t be saved');
    expect(await screen.findByTestId('person')).toBeTruthy();
    act(() => people.clear());
    cleanup();
  });
});
