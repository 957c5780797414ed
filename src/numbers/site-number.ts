import type { Step, Worked } from '@ninefold/numerology';

/** What the rules of this site say where nothing can be counted. */
export interface DefaultStep {
  readonly kind: 'default';
  readonly to: number;
}

/** A step of the library, or of this site. Tools that have kinds of their own describe them. */
export type SiteStep = Step | DefaultStep;

/** A number with its working. */
export type SiteNumber = Worked<number, SiteStep>;
