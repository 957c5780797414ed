import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { BirthDateField } from '../../../person/form/BirthDateField';
import { NameField } from '../../../person/form/NameField';
import { ChoosePerson } from '../../../person/people/ChoosePerson';
import { fieldName } from '../../../person/tool/form-entry';
import { ToolForm } from '../../../person/tool/ToolForm';
import type { ToolInUse } from '../../../person/tool/use-tool';
import { Field } from '../../../ui/form/Field';
import { fieldOf } from '../../../ui/form/fields';
import { Button } from '../../../ui/primitives/Button';

/** The most names that are compared at once. */
export const MOST_NAMES = 4;

const FEWEST_NAMES = 2;

/** Two names and, on request, two more, with an optional birth date. */
export function NamesForm({ inUse }: { inUse: ToolInUse<unknown, unknown> }) {
  const [countAsked, setCountAsked] = useState(FEWEST_NAMES);
  const count = Math.max(countAsked, inUse.result?.people.length ?? 0);

  function add({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setCountAsked(count + 1));
    if (form) fieldOf(form, fieldName('name', count))?.focus();
  }

  return (
    <ToolForm button="Compare names" inUse={inUse} onForget={() => setCountAsked(FEWEST_NAMES)}>
      <ChoosePerson />
      <NameField label="Name 1" placeholder="Grace Brewster Murray" />
      <NameField label="Name 2" name={fieldName('name', 1)} placeholder="Grace Murray Hopper" />
      {/* Always there, so that a link can fill them. */}
      {[2, 3].map((index) => (
        <div key={index} hidden={index >= count}>
          <Field
            label={`Name ${index + 1}`}
            name={fieldName('name', index)}
            hint="Optional"
            spellCheck={false}
          />
        </div>
      ))}
      {count < MOST_NAMES && (
        <Button tone="plain" onClick={add}>
          Add a name
        </Button>
      )}
      <BirthDateField />
    </ToolForm>
  );
}
