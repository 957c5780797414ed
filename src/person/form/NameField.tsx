import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/Field';

type Props = Omit<ComponentProps<typeof Field>, 'hint'>;

/** A required name: any text that is more than white space. */
export function NameField(props: Props) {
  return (
    <Field name="name" spellCheck={false} {...props} hint="Required" required pattern=".*\S.*" />
  );
}
