import { formatDate } from '@ninefold/numerology';
import type { ComponentProps } from 'react';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { Field } from '../../ui/form/Field';
import { YEARS } from './words';

type Props = Partial<ComponentProps<typeof Field>>;

/** A birth date in the browser's own date input, limited to the years that the site supports. */
export function BirthDateField(props: Props) {
  return (
    <Field
      label="Birth Date"
      name="date"
      hint={props.required ? 'Required' : 'Optional'}
      limits={YEARS}
      min={formatDate(EARLIEST_BIRTH_DATE)}
      max={formatDate(LATEST_BIRTH_DATE)}
      {...props}
      type="date"
    />
  );
}
