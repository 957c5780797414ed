import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoreAbout, Result } from './Result';

test.each([
  ...[1, 9, 11, 22, 33].map((number) => [number, `/numbers/${number}`] as const),
  ...[0, 10, 16].map((number) => [number, undefined] as const),
])('%i links to its page, %s', (number, href) => {
  render(<MoreAbout number={number} />);
  const link = screen.queryByRole('link', { name: `Everything about the number ${number}` });
  expect(link?.getAttribute('href')).toBe(href);
});

test('badge, title, meaning and intro come before Share, and the sections before what follows them', () => {
  render(
    <Result
      number={7}
      kind="Life Path 7"
      reading={{ title: 'Seeker', meaning: 'A meaning.', intro: 'An intro.' }}
      share={<button type="button">Share</button>}
      end={<p>The end.</p>}
    >
      <p>A section.</p>
    </Result>,
  );
  expect(screen.getByTestId('result').textContent).toMatch(
    /^7.*Seeker.*A meaning\.An intro\.Share.*A section\.The end\.$/,
  );
});
