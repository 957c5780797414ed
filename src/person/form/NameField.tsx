import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/Field';

type Props = Partial<ComponentProps<typeof Field>>;

/** A whole name, for a field that asks for one. */
export const EXAMPLE_NAME = 'Grace Brewster Murray';

/** A name, required unless it is said otherwise: any text that is more than white space. */
export function NameField(props: Props) {
  return (
    <Field
      label="Full Name"
      name="name"
      placeholder={EXAMPLE_NAME}
      spellCheck={false}
      hint="Required"
      required
      pattern=".*\S.*"
      {...props}
    />
  );
}
