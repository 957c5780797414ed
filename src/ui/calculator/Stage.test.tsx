import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Stage } from './Stage';

const Result = () => <p>A result</p>;
const Faulty = () => {
  throw new Error('on purpose');
};

/** Counts what is put anywhere in the page. */
function watchAppends() {
  const append = vi.spyOn(Element.prototype, 'append');
  return () => append.mock.calls.flat().length;
}

test('draws unseen: laid out in its place once, and nothing left there', async () => {
  const appended = watchAppends();
  const { container, rerender } = render(<Stage isShown={false}>{undefined}</Stage>);
  expect(appended()).toBe(0);
  await act(async () => rerender(<Stage isShown={false}>{<Result />}</Stage>));
  expect(appended()).toBe(1);
  expect(container.textContent).toBe('');
  await act(async () => rerender(<Stage isShown={false}>{<Result />}</Stage>));
  expect(appended()).toBe(1);
});

test('shows what was drawn, the very elements, and takes it away again', () => {
  const drawn: (Element | null)[] = [];
  const result = <p ref={(element) => void drawn.push(element)}>A result</p>;
  const { rerender } = render(<Stage isShown={false}>{result}</Stage>);
  rerender(<Stage isShown>{result}</Stage>);
  expect(drawn).toEqual([screen.getByText('A result')]);
  expect(screen.getByText('A result').closest('[class]')).toBeNull();
  rerender(<Stage isShown={false}>{result}</Stage>);
  expect(screen.queryByText('A result')).toBeNull();
});

test('shows at once what was not drawn before', () => {
  const { rerender } = render(<Stage isShown={false}>{undefined}</Stage>);
  rerender(
    <Stage isShown>
      <Result />
    </Stage>,
  );
  expect(screen.getByText('A result')).toBeTruthy();
});

test('keeps a fault to itself, and tries the next result', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const { rerender } = render(
    <Stage isShown={false}>
      <Faulty />
    </Stage>,
  );
  expect(document.body.textContent).toBe('');
  rerender(
    <Stage isShown>
      <Result />
    </Stage>,
  );
  expect(screen.getByText('A result')).toBeTruthy();
  expect(document.body.textContent).toBe('A result');
});
