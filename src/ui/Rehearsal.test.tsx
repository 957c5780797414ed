import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Rehearsal } from './Rehearsal';
import type { Calculate } from './use-calculation';

const nameLength: Calculate<number> = ({ name }) => name.length;

/** Rehearses where a result would stand, and tells what stood there and what still does. */
async function rehearse(draw: (letters: number) => React.ReactNode, calculate = nameLength) {
  const place = document.createElement('div');
  document.body.append(place);
  const append = vi.spyOn(place, 'append');
  await act(async () => {
    render(
      <Rehearsal calculate={calculate} place={{ current: place }}>
        {({ value }) => draw(value)}
      </Rehearsal>,
    );
  });
  place.remove();
  return { shown: append.mock.calls.flat(), left: [...place.children] };
}

test('lays a result out in its place once, and leaves nothing there', async () => {
  const draw = vi.fn((letters: number) => <p>{letters} letters</p>);
  const { shown, left } = await rehearse(draw);
  expect(draw).toHaveBeenCalledWith('Grace Brewster Hopper'.length);
  expect(shown).toHaveLength(1);
  expect(left).toEqual([]);
});

test('draws nothing where nothing comes out', async () => {
  const draw = vi.fn(() => null);
  await rehearse(draw, () => undefined);
  expect(draw).not.toHaveBeenCalled();
});

test('keeps a fault to itself', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const Faulty = () => {
    throw new Error('on purpose');
  };
  await rehearse(() => <Faulty />);
  expect(document.body.textContent).toBe('');
});
