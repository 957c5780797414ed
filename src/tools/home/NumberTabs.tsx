import { type KeyboardEvent, useRef } from 'react';
import { numberKinds } from '../../ui/result/number-kinds';
import styles from './NumberTabs.module.css';

type Props = {
  selected: number;
  panelId: string;
  tabId: (index: number) => string;
  onSelect: (index: number) => void;
};

const LAST = numberKinds.length - 1;

/** The nine tabs, following the WAI-ARIA pattern: one tab stop, arrow keys that wrap, Home and End. */
export function NumberTabs({ selected, panelId, tabId, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowRight: selected === LAST ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? LAST : selected - 1,
      Home: 0,
      End: LAST,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="Nine numbers">
      {numberKinds.map(({ key, label }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(index)}
          className={styles.tab}
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
