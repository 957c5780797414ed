import { expect, test, vi } from 'vitest';
import { watchDate } from './today';

test('the date is read again whenever a page is shown that may have waited over midnight', () => {
  const onChange = vi.fn();
  const stop = watchDate(onChange);
  const shown = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    dispatchEvent(new Event('pageshow'));
  };
  shown();
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
  shown();
  expect(onChange).toHaveBeenCalledTimes(3);
});
