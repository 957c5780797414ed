import type { ComponentProps, ReactNode } from 'react';
import { thankYou } from '#texts/result/reading';
import type { Offer } from '../../config/offer';
import type { Person } from '../../person/entry/person';
import { AffiliateButton } from '../../ui/offer/AffiliateButton';
import { ResultActions } from './ResultActions';

type Props = Pick<ComponentProps<typeof ResultActions>, 'about' | 'canPrint'> & {
  offer: Offer;
  /** What can be sent and saved; none where the actions are elsewhere. */
  result?: {
    readonly link: string | undefined;
    readonly entry: { readonly people: readonly Person[] };
  };
  /** What follows the offer, above the actions. */
  children?: ReactNode;
};

/**
 * What follows the reading of every result: the offer, with a note on who pays for the site, and then
 * everything else (docs/rules/offers-and-delays.md#affiliate-button).
 */
export function ResultEnd({ offer, result, children, ...actions }: Props) {
  if (!(offer || result || children)) return null;
  return (
    <div className="stack-3 mt-3">
      <AffiliateButton offer={offer}>
        <p className="note measure">{thankYou}</p>
      </AffiliateButton>
      {children}
      {result && <ResultActions link={result.link} people={result.entry.people} {...actions} />}
    </div>
  );
}
