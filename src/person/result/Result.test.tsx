import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoreAbout, Result } from './Result';

test('a number that has a page links to it', () => {
  render([9, 10, 33, 0].map((number) => <MoreAbout key={number} number={number} />));
  const links = screen.getAllByRole('link', { name: /^Everything about the number \d+$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/numbers/9', '/numbers/33']);
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
