import type { Ref } from 'react';
import { path } from '../../config/paths';
import { writeEntry } from '../../person/entry/entry';
import { SelectField } from '../../ui/form/SelectField';
import button from '../../ui/primitives/Button.module.css';
import styles from './CompareTwo.module.css';
import type { Comparable } from './family';

type Props = {
  people: readonly Comparable[];
  /** The ids of the two who are chosen. */
  chosen: readonly [string, string];
  onChoose: (chosen: readonly [string, string]) => void;
  /** The second field, to be focused when the first was chosen elsewhere. */
  second: Ref<HTMLSelectElement>;
};

/** Two of the people, and a link that compares them. */
export function CompareTwo({ people, chosen, onChoose, second }: Props) {
  const options = people.map(({ record, name }) => ({ value: record.id, label: name }));
  const pair = chosen.map((id) => people.find(({ record }) => record.id === id));
  const [one, other] = pair;
  const fragment = one && other && writeEntry({ people: [one, other], extra: {} });
  return (
    <div className={styles.compare}>
      <SelectField
        label="First person"
        options={options}
        value={chosen[0]}
        onChange={({ currentTarget: { value } }) => onChoose([value, chosen[1]])}
      />
      <SelectField
        ref={second}
        label="Second person"
        options={options}
        value={chosen[1]}
        onChange={({ currentTarget: { value } }) => onChoose([chosen[0], value])}
      />
      <a className={`${button.button} ${button.plain}`} href={path('together') + (fragment ?? '')}>
        Compare these two
      </a>
    </div>
  );
}
