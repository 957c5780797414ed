import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/Field';
import { NAME_LENGTH } from './words';

type Props = Partial<ComponentProps<typeof Field>> & { label: string };

// Anything that can be seen.
const NAME = String.raw`.*[^\s\p{Cc}\p{Cf}\p{Cs}\uFFFD].*`;

/** A name (docs/rules.md#name-limits), required unless it is said otherwise. */
export function NameField(props: Props) {
  return (
    <Field
      name="name"
      placeholder="Grace Brewster Murray"
      spellCheck={false}
      hint="Required"
      limits={NAME_LENGTH}
      required
      pattern={NAME}
      data-is-name
      {...props}
    />
  );
}
