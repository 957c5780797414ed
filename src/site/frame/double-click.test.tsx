import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepToOneButton } from './double-click.client';

test('a double click presses one button, and another only once it is pressed itself', () => {
  const press = vi.fn();
  const { container } = render(
    ['Ask', 'Yes'].map((name) => (
      <button key={name} type="button" onClick={() => press(name)}>
        {name}
      </button>
    )),
  );
  container.addEventListener('click', keepToOneButton, true);
  const clicks = [
    ['Ask', 1],
    ['Yes', 2],
    ['Ask', 1],
    ['Ask', 2],
    ['Yes', 1],
  ] as const;
  for (const [name, detail] of clicks) fireEvent.click(screen.getByText(name), { detail });
  expect(press.mock.calls.flat()).toEqual(['Ask', 'Ask', 'Ask', 'Yes']);
});
