import type { ComponentProps } from 'react';
import * as words from '#texts/person/form';
import { LONGEST_NAME } from '../../numbers/name-limits';
import { Field } from '../../ui/form/Field';

type Props = Partial<ComponentProps<typeof Field>>;

// Anything that can be seen.
const NAME = String.raw`.*[^\s\p{Cc}\p{Cf}\p{Cs}\uFFFD].*`;

/** A name (docs/rules/forms-and-results.md#name-limits), required unless it is said otherwise. */
export function NameField(props: Props) {
  return (
    <Field
      label={words.fullName}
      name="name"
      placeholder={words.exampleName}
      spellCheck={false}
      hint={words.required}
      limits={words.atMost(LONGEST_NAME)}
      required
      pattern={NAME}
      data-is-name
      {...props}
    />
  );
}
