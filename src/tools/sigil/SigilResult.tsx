import type { LettersStep } from '@ninefold/numerology';
import { useState } from 'react';
import { SigilFigure } from '../../art/SigilFigure';
import type { Offer } from '../../config/offer';
import { type Entry, writeEntry } from '../../person/entry/entry';
import { ResultActions } from '../../person/result/ResultActions';
import { ResultEnd } from '../../person/result/ResultEnd';
import { Share } from '../../person/share/Share';
import { WorkingSteps } from '../../person/working/WorkingSteps';
import { saveFile } from '../../ui/browser/save-file';
import { Button } from '../../ui/primitives/Button';
import styles from './Sigil.module.css';

type Props = {
  entry: Entry;
  letters: LettersStep;
  /** The values of the letters that count. */
  values: readonly number[];
  offer: Offer;
};

/** The shape of a name, the letters that it goes through, and what to do with it. */
export function SigilResult({ entry, letters, values, offer }: Props) {
  const [outcome, setOutcome] = useState('');
  const fragment = writeEntry(entry);

  async function save(kind: 'svg' | 'png') {
    try {
      const { sigilPng, sigilSvg } = await import('./sigil-files');
      saveFile(kind === 'svg' ? sigilSvg(values) : await sigilPng(values), `sigil.${kind}`);
      setOutcome('Picture saved.');
    } catch {
      setOutcome('We couldn’t make the picture here.');
    }
  }

  if (values.length === 0) {
    return (
      <p>
        There’s no letter from A to Z in that name, so there’s nothing to draw a line through. Try
        it in the Latin alphabet.
      </p>
    );
  }
  return (
    <>
      <div className={styles.result} data-testid="result">
        <SigilFigure className={styles.sigil} digits={values} hasDigits />
        <p className={styles.caption}>
          It starts at the small ring and ends at the large dot. A loop means two letters in a row
          have the same value.
        </p>
        <Share
          cards={[
            {
              kind: 'Sigil',
              art: { kind: 'names', figures: [] },
              title: 'The shape of a name',
              sentence: 'One line through nine points, letter by letter.',
            },
          ]}
          fragment={fragment}
        />
        <div className={styles.actions}>
          <Button tone="plain" onClick={() => save('svg')}>
            Save as SVG
          </Button>
          <Button tone="plain" onClick={() => save('png')}>
            Save as PNG
          </Button>
        </div>
        <p aria-live="polite" className={styles.caption}>
          {outcome}
        </p>
        <WorkingSteps steps={[letters]} />
      </div>
      <ResultEnd offer={offer}>
        <ResultActions fragment={fragment} people={entry.people} />
      </ResultEnd>
    </>
  );
}
