import { unbrokenSum } from '../../ui/text/unbroken-sum';

/** Factors multiplied. */
export interface ProductStep {
  readonly kind: 'product';
  readonly factors: readonly number[];
  readonly to: number;
}

/** What a division leaves over. */
export interface RemainderStep {
  readonly kind: 'remainder';
  readonly from: number;
  readonly divisor: number;
  readonly to: number;
}

/** Describes a product or a remainder in words. */
export function describeDivision(step: ProductStep | RemainderStep): string {
  return step.kind === 'product'
    ? unbrokenSum(`${step.factors.join(' × ')} = ${step.to}`)
    : `${step.from} divided by ${step.divisor} leaves ${step.to}`;
}
