import type { AllNumbers } from '../../../numbers/home-numbers';
import { LettersOfName } from '../../../person/result/CalculatedFrom';
import { numberKinds } from '../../../person/result/number-kinds';
import { LetterSwitches } from '../../../person/working/LetterSwitches';
import { Working } from '../../../person/working/Working';
import styles from './PlainNumbers.module.css';

/** The nine numbers and their workings: shown until the view is loaded, or where it fails to. */
export function PlainNumbers({ numbers }: { numbers: AllNumbers }) {
  return (
    <div className={styles.numbers}>
      <LettersOfName />
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
