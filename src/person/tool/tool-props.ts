import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';

/** What the page of a tool passes to it: an island cannot read the configuration. */
export type ToolProps = {
  /** The affiliate offer below its result. */
  offer: Offer;
  /** Shown until there is a result. */
  children?: ReactNode;
};
