import type { ComponentProps } from 'react';
import { NumberFields, useChosenKind } from '../../person/form/NumberFields';
import { ToolForm } from '../../person/tool/ToolForm';
import { replaceFields } from '../../ui/form/fields';
import { Button } from '../../ui/primitives/Button';
import styles from './ByHand.module.css';
import { handKinds } from './rules/hand-kinds';

type Props = Pick<ComponentProps<typeof ToolForm>, 'inUse'>;

/** People whose sums are worth doing: three rounds of reducing, a master number, and a short name. */
const EXAMPLES = [
  { name: 'Grace Hopper', date: '1906-12-09' },
  { name: 'Edith Piaf', date: '1915-12-19' },
  { name: 'Bruce Lee', date: '1940-11-27' },
] as const;

/** Whose number it is, and which. */
export function HandForm({ inUse }: Props) {
  const kind = useChosenKind(inUse.formRef, 'view', handKinds);
  const { label, what } = handKinds[kind];
  return (
    <ToolForm button="Start" inUse={inUse} end={<Examples />}>
      <NumberFields name="view" kinds={handKinds} chosen={kind}>
        <p className={styles.what}>
          A {label} adds up {what}.
        </p>
      </NumberFields>
    </ToolForm>
  );
}

/** Fills the form with somebody else. */
function Examples() {
  return (
    <div className={styles.examples}>
      <p className={styles.what}>Or take somebody else’s, by the name they’re known by:</p>
      {EXAMPLES.map(({ name, date }) => (
        <Button
          key={name}
          tone="link"
          onClick={({ currentTarget: { form } }) => {
            if (form) replaceFields(form, { name, date });
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
