import { useReadings } from '../loading/use-readings';
import { type Calculate, useCalculation, type Views } from './use-calculation';

/** A calculator: its latest result, and the readings for it. Both change with its form. */
export function useCalculator<T, R>(
  calculate: Calculate<T>,
  load: () => Promise<R>,
  views?: Views,
) {
  return { ...useCalculation(calculate, views), ...useReadings(load) };
}

/** A calculator of one value, with readings of one type. */
export type Calculator<T, R> = ReturnType<typeof useCalculator<T, R>>;
