import type { ReactNode } from 'react';
import { Form } from '../form/Form';
import { fieldOf } from '../form/fields';
import { PrivacyNote } from '../form/PrivacyNote';
import { askedPerson, fillPerson, readPerson } from '../form/person';
import { SubmitButton } from '../form/SubmitButton';
import { ChoosePerson } from '../people/ChoosePerson';
import type { SavedResult } from '../session/form-values';
import {
  openLink,
  rememberedPerson,
  rememberedResult,
  rememberPerson,
} from '../session/session-memory';
import type { Calculator } from './use-calculator';

type Props = {
  button: string;
  /** Whether the name is a person's. A business name is not offered to the next calculator. */
  isPersonal?: boolean;
  calculator: Pick<Calculator<unknown, unknown>, 'run' | 'clear' | 'fetchReadings'>;
  /** A name field, a date field, or both. */
  children: ReactNode;
};

/** The form of a calculator. It shows the result of a link, or the previous one of this page, again. */
export function CalculatorForm({ button, isPersonal = true, calculator, children }: Props) {
  const { run, clear, fetchReadings } = calculator;

  function restore(form: HTMLFormElement) {
    const linked = openLink(location.pathname, location.hash);
    const result = linked ?? rememberedResult(location.pathname);
    const own = result && ownPart(form, result);
    if (own) {
      fillPerson(form, own);
      return () => run(own, Boolean(linked));
    }
    const person = isPersonal && rememberedPerson();
    if (person) fillPerson(form, person);
    return undefined;
  }

  function submit(form: HTMLFormElement) {
    run(readPerson(form));
    if (isPersonal) rememberPerson(askedPerson(form));
  }

  return (
    <Form onTouch={fetchReadings} onRestore={restore} onSubmit={submit}>
      {isPersonal && <ChoosePerson />}
      {children}
      <SubmitButton>{button}</SubmitButton>
      <PrivacyNote onForget={clear} />
    </Form>
  );
}

/** What a form asks for, of a result that may be another calculator's. Undefined if it is not enough. */
function ownPart(form: HTMLFormElement, result: SavedResult): SavedResult | undefined {
  const [name, date] = [fieldOf(form, 'name'), fieldOf(form, 'date')];
  const isEnough = (!name || result.name) && (!date?.required || result.date);
  if (!isEnough) return undefined;
  return {
    ...result,
    ...(!name && { name: '', choices: undefined }),
    ...(!date && { date: undefined }),
  };
}
