import { CORE_NUMBERS } from '@ninefold/numerology';
import * as words from '#texts/site/pairs';
import { SelectField } from '../../ui/form/SelectField';
import { Button } from '../../ui/primitives/Button';
import styles from './PairsPage.module.css';

const options = CORE_NUMBERS.map((number) => ({ value: `${number}`, label: `${number}` }));

/** Two numbers to choose, for a screen that is narrower than the table. It needs a script. */
export function PairPicker() {
  return (
    <div className={styles.picker} data-pair-picker>
      <SelectField label={words.oneNumber} name="one" options={options} />
      <SelectField label={words.theOther} name="other" options={options} />
      <Button>{words.read}</Button>
    </div>
  );
}
