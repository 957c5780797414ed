import { type CalendarDate, formatDate, lifePath } from '@ninefold/numerology';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '#texts/tools/lottery-predictor';
import { nameKey } from '../../person/entry/person';
import { BirthDateField } from '../../person/form/BirthDateField';
import { ForgetButton } from '../../person/form/ForgetButton';
import { NameField } from '../../person/form/NameField';
import { personOfVisit } from '../../person/memory/visit';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import type { ToolState } from '../../result/tool/tool';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { dateIn, fieldOf, readDate, readText, replaceFields } from '../../ui/form/fields';
import { markFixed } from '../../ui/form/refusal';
import { SubmitButton } from '../../ui/form/SubmitButton';
import styles from './LotteryPredictor.module.css';
import { predictionOf } from './prediction';

/** 1 to 33, as `parseLifePath` reads it. */
const LIFE_PATH = String.raw`\s*0*([1-9]|[12]\d|3[0-3])\s*`;

/** The field of the birth date. An entry, which is remembered, takes none of this name. */
const DATE = 'birth-date';

type Props = {
  toolState: ToolState;
  /** That the Life Path of the numbers before was worked out from. */
  birthDate: CalendarDate | undefined;
  savedName: string;
  /** Called with the form, and the birth date that the Life Path in it is worked out from. */
  onGenerate: (form: HTMLFormElement, birthDate: CalendarDate | undefined) => void;
  onForget: () => void;
};

/** Name, Life Path, the birth date that gives it, and period. */
export function PredictionForm(props: Props) {
  const { toolState, birthDate, savedName, onGenerate, onForget } = props;
  const { formRef, earlier } = toolState;
  /** Where the form comes back after numbers, it begins with what they were made from. */
  const [start] = useState(earlier && predictionOf(earlier));
  const lifePathField = useRef<HTMLInputElement>(null);
  /** The visitor's name, where it is filled in. */
  const visitorsName = useRef('');
  /** The Life Path that a birth date filled in. */
  const filledIn = useRef(start && birthDate ? String(start.lifePathNumber) : '');

  /** A date that is no longer complete empties the field again. What the visitor typed stays. */
  function fillInLifePath(date: CalendarDate | undefined) {
    const field = lifePathField.current;
    if (!field || (field.value !== '' && field.value !== filledIn.current)) return;
    field.value = date ? String(lifePath(date).value) : '';
    filledIn.current = field.value;
    markFixed(field);
  }

  /** The saved name, else the visitor's. Nothing that was typed before hydration is overwritten. */
  const fillIn = useEffectEvent(() => {
    const form = formRef.current;
    const field = form && fieldOf(form, 'name');
    if (!field) return;
    const visitor = personOfVisit();
    const name = savedName || visitor?.name || '';
    if (name && ['', visitorsName.current].includes(field.value)) {
      replaceFields(form, { name });
      visitorsName.current = savedName ? '' : name;
    }
    // The number alone: no date is in this form that was not typed here.
    const isVisitor = visitor && nameKey(visitor.name) === nameKey(field.value);
    fillInLifePath(readDate(form, DATE) ?? (isVisitor ? visitor.date : undefined));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the saved name is read
  useEffect(() => fillIn(), [savedName]);

  /** Somebody else's Life Path is not theirs. */
  function choosePerson(form: HTMLFormElement) {
    const date = readDate(form, DATE);
    if (date && lifePathField.current) lifePathField.current.value = '';
    fillInLifePath(date);
  }

  /** A Life Path that was emptied is that of the date. */
  function fillInEmptied(form: HTMLFormElement) {
    const date = readDate(form, DATE);
    if (date) fillInLifePath(date);
  }

  function forget() {
    visitorsName.current = '';
    filledIn.current = '';
    onForget();
  }

  function submit(form: HTMLFormElement) {
    const date = readDate(form, DATE);
    const isItsOwn = date && lifePath(date).value === Number(readText(form, 'life-path'));
    onGenerate(form, isItsOwn ? date : undefined);
  }

  return (
    <Form
      ref={formRef}
      className="stack-2"
      onSubmit={submit}
      onRefuse={({ type, validity }) =>
        type !== 'date' && !validity.customError && alert(words.noNameOrLifePath)
      }
    >
      <ChoosePerson fields={{ name: 'name', date: DATE }} onChoose={choosePerson} />
      <NameField label={words.nameLabel} defaultValue={start?.name} />
      <Field
        ref={lifePathField}
        label={words.lifePathLabel}
        hint={words.lifePathHint}
        name="life-path"
        inputMode="numeric"
        required
        pattern={LIFE_PATH}
        defaultValue={start?.lifePathNumber}
      />
      <BirthDateField
        name={DATE}
        hint={words.dateHint}
        defaultValue={birthDate && formatDate(birthDate)}
        onChange={({ currentTarget }) => fillInLifePath(dateIn(currentTarget))}
      />
      <fieldset>
        <legend className={styles.legend}>{words.howOften}</legend>
        <div className={styles.options}>
          {(['daily', 'weekly'] as const).map((period) => (
            <label key={period} className={styles.option}>
              <input
                type="radio"
                name="period"
                value={period}
                defaultChecked={period === (start?.period ?? 'daily')}
              />
              {words.periods[period]}
            </label>
          ))}
        </div>
      </fieldset>
      <SubmitButton onClick={({ currentTarget: { form } }) => form && fillInEmptied(form)}>
        {words.submit}
      </SubmitButton>
      <p className="note">{words.privacy}</p>
      <div className={`at-start ${styles.forget}`}>
        <ForgetButton remembersMore={savedName !== ''} onForget={forget} />
      </div>
    </Form>
  );
}
