import type { KeyboardEvent } from 'react';
import * as words from '#texts/tools/home';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { NumberChip } from '../../result/figures/NumberChip';
import { type NumberKind, numberKinds } from '../../result/reading/number-kinds';
import styles from './Home.module.css';

type Props = {
  selected: NumberKind;
  /** Shown in the tabs once they are calculated. */
  numbers: HomeNumbers | undefined;
  panelId: string;
  tabId: (view: string) => string;
  /** Called when a visitor may be about to choose a number. */
  onApproach: (view: string) => void;
  /** Shows a number and focuses its tab. */
  onSelect: (view: string) => void;
  /** The same after a click. */
  onClick: (view: string) => void;
};

/** The nine tabs, following the WAI-ARIA pattern: one tab stop, arrow keys that wrap, Home and End. */
export function NumberTabs(props: Props) {
  const { selected, numbers, panelId, tabId, onApproach, onSelect, onClick } = props;
  function onKeyDown(event: KeyboardEvent) {
    const index = numberKinds.indexOf(selected);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const kind = numberKinds.at(target % numberKinds.length);
    if (kind) onSelect(kind.id);
  }

  return (
    <div className={styles.bar}>
      <div
        className={`page screen-only ${styles.tabs}`}
        role="tablist"
        aria-label={words.nineNumbers}
      >
        {numberKinds.map((kind) => (
          <button
            key={kind.id}
            type="button"
            role="tab"
            id={tabId(kind.id)}
            className={styles.tab}
            aria-selected={kind === selected}
            aria-controls={panelId}
            tabIndex={kind === selected ? 0 : -1}
            onPointerEnter={() => onApproach(kind.id)}
            onClick={() => onClick(kind.id)}
            onKeyDown={onKeyDown}
          >
            {kind.label}
            {/* Without a date, Attitude is a 0 that nothing was added up for. */}
            {numbers?.[kind.id]?.steps.length ? (
              <>
                {' '}
                <NumberChip number={numbers[kind.id]?.value ?? 0} />
              </>
            ) : null}
          </button>
        ))}
      </div>
    </div>
  );
}
