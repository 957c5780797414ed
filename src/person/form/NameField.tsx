import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/Field';

type Props = Omit<ComponentProps<typeof Field>, 'hint'>;

/** A whole name, for a field that asks for one. */
export const EXAMPLE_NAME = 'Grace Brewster Murray';

/** A required name: any text that is more than white space. */
export function NameField(props: Props) {
  return (
    <Field
      name="name"
      placeholder={EXAMPLE_NAME}
      spellCheck={false}
      {...props}
      hint="Required"
      required
      pattern=".*\S.*"
    />
  );
}
