import type { AllNumbers } from '../../numerology';
import { LetterSwitches } from '../../ui/LetterSwitches';
import { numberKinds } from '../../ui/number-kinds';
import { Working } from '../../ui/Working';
import styles from './PlainNumbers.module.css';

/** The nine numbers and how each was found: what there is while nothing more could be fetched. */
export function PlainNumbers({ numbers }: { numbers: AllNumbers }) {
  return (
    <div className={styles.numbers}>
      {numberKinds.map(({ key, label }) => (
        <div key={key}>
          <h3>
            {label} {numbers[key].value}
          </h3>
          <Working steps={numbers[key].steps} />
        </div>
      ))}
      <LetterSwitches steps={numbers.destinyNumber.steps} />
    </div>
  );
}
