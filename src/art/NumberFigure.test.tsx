import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figureNumbers } from './figure';
import { NumberFigure } from './NumberFigure';

test.each(figureNumbers)(
  'the figure of %i is decoration and has no broken coordinate',
  (number) => {
    for (const detail of ['full', 'mark'] as const) {
      const { container } = render(<NumberFigure number={number} detail={detail} />);
      const svg = container.querySelector('svg');
      expect(svg?.getAttribute('aria-hidden')).toBe('true');
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    }
  },
);
