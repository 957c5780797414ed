import styles from './Switch.module.css';

type Props = { label: string; isOn: boolean; onToggle: () => void };

/** An on/off switch that takes effect immediately. */
export function Switch({ label, isOn, onToggle }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={`touch ${styles.switch}`}
      onClick={onToggle}
    >
      <span className={`screen-only ${styles.track}`} />
      {label}
    </button>
  );
}
