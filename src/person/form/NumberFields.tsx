import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import * as words from '#texts/person/form';
import { numberNames } from '../../numbers/number-names';
import { readText } from '../../ui/form/fields';
import { SelectField } from '../../ui/form/SelectField';
import { BirthDateField } from './BirthDateField';
import { NameField } from './NameField';
import { SUM_ID, SUM_IDS, type SumId } from './sum-ids';

type Props = {
  name: string;
  chosen: SumId;
  children?: ReactNode;
};

/** Which number, and of the name and the birth date what it needs. */
export function NumberFields({ name, chosen, children }: Props) {
  const { usesName, usesDate } = numberNames[chosen];
  return (
    <>
      <SelectField
        label={words.whichNumber}
        name={name}
        options={SUM_IDS.map((value) => ({ value, label: numberNames[value].label }))}
      />
      {children}
      <NameField
        hint={usesName ? words.required : words.notNeededFor(chosen)}
        required={usesName}
      />
      <BirthDateField required={usesDate} />
    </>
  );
}

/**
 * The number that is chosen in a form; the first until there is one. It is read from the field: something
 * may have been chosen before hydration, or filled in since.
 */
export function useChosenKind(form: RefObject<HTMLFormElement | null>, name: string): SumId {
  function read() {
    const id = form.current ? readText(form.current, name) : '';
    return SUM_ID.test(id) ? (id as SumId) : 'life-path';
  }
  return useSyncExternalStore(watchChanges, read, () => 'life-path');
}

function watchChanges(onChange: () => void): () => void {
  // The fields of a form are reset after the event.
  const onReset = () => queueMicrotask(onChange);
  document.addEventListener('change', onChange);
  document.addEventListener('reset', onReset);
  return () => {
    document.removeEventListener('change', onChange);
    document.removeEventListener('reset', onReset);
  };
}
