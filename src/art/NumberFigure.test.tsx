import { CORE_NUMBERS } from '@ninefold/numerology';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberFigure } from './NumberFigure';

test.each(CORE_NUMBERS)('the figure of %i is decoration and has no broken coordinate', (number) => {
  for (const detail of ['full', 'mark'] as const) {
    const { container } = render(<NumberFigure number={number} detail={detail} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  }
});
