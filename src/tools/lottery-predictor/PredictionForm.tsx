import { type CalendarDate, formatDate, lifePath } from '@ninefold/numerology';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as words from '#texts/tools/lottery-predictor';
import { nameKey } from '../../person/entry/person';
import { BirthDateField } from '../../person/form/BirthDateField';
import { ForgetButton } from '../../person/form/ForgetButton';
import { NameField } from '../../person/form/NameField';
import { personOfVisit } from '../../person/memory/visit';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { dateIn, readDate, readText, replaceFields } from '../../ui/form/fields';
import { markFixed } from '../../ui/form/refusal';
import { SubmitButton } from '../../ui/form/SubmitButton';
import styles from './LotteryPredictor.module.css';
import type { PredictionInput } from './prediction';

/** 1 to 33, as `parseLifePath` reads it. */
const LIFE_PATH = String.raw`\s*0*([1-9]|[12]\d|3[0-3])\s*`;

type Props = {
  firstField: RefObject<HTMLInputElement | null>;
  /** The previous input, for a visitor who returns to the form. */
  start: PredictionInput | undefined;
  savedName: string;
  onGenerate: (input: PredictionInput) => void;
  onForget: () => void;
};

/** Name, Life Path, the birth date that gives it, and period. */
export function PredictionForm({ firstField, start, savedName, onGenerate, onForget }: Props) {
  const lifePathField = useRef<HTMLInputElement>(null);
  /** The visitor's name, where it is filled in. */
  const visitorsName = useRef('');
  /** The Life Path that a birth date filled in. */
  const filledIn = useRef(start?.birthDate ? String(start.lifePathNumber) : '');

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
    const field = firstField.current;
    if (!field?.form) return;
    const visitor = personOfVisit();
    const name = savedName || visitor?.name || '';
    if (name && ['', visitorsName.current].includes(field.value)) {
      replaceFields(field.form, { name });
      visitorsName.current = savedName ? '' : name;
    }
    // The number alone: no date is in this form that was not typed here.
    const isVisitor = visitor && nameKey(visitor.name) === nameKey(field.value);
    fillInLifePath(readDate(field.form, 'date') ?? (isVisitor ? visitor.date : undefined));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the saved name is read
  useEffect(() => fillIn(), [savedName]);

  /** Somebody else's Life Path is not theirs. */
  function choosePerson(form: HTMLFormElement) {
    const date = readDate(form, 'date');
    if (date && lifePathField.current) lifePathField.current.value = '';
    fillInLifePath(date);
  }

  /** A Life Path that was emptied is that of the date. */
  function fillInEmptied(form: HTMLFormElement) {
    const date = readDate(form, 'date');
    if (date) fillInLifePath(date);
  }

  function forget() {
    visitorsName.current = '';
    filledIn.current = '';
    onForget();
  }

  function submit(form: HTMLFormElement) {
    const date = readDate(form, 'date');
    const lifePathNumber = Number(readText(form, 'life-path'));
    onGenerate({
      name: readText(form, 'name'),
      lifePathNumber,
      birthDate: date && lifePath(date).value === lifePathNumber ? date : undefined,
      period: readText(form, 'period') === 'weekly' ? 'weekly' : 'daily',
    });
  }

  return (
    <Form
      className="stack-2"
      onSubmit={submit}
      onRefuse={({ type, validity }) =>
        type !== 'date' && !validity.customError && alert(words.noNameOrLifePath)
      }
    >
      <ChoosePerson onChoose={choosePerson} />
      <NameField ref={firstField} label={words.nameLabel} defaultValue={start?.name} />
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
        hint={words.dateHint}
        defaultValue={start?.birthDate && formatDate(start.birthDate)}
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
      <div className={styles.forget}>
        <ForgetButton remembersMore={savedName !== ''} onForget={forget} />
      </div>
    </Form>
  );
}
