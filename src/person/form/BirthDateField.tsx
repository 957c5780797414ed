import { formatDate } from '@ninefold/numerology';
import type { ComponentProps } from 'react';
import * as words from '#texts/person/form';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { Field } from '../../ui/form/Field';

type Props = Partial<ComponentProps<typeof Field>>;

/** A birth date in the browser's own date input, limited to the years that the site supports. */
export function BirthDateField(props: Props) {
  return (
    <Field
      label={words.birthDate}
      name="date"
      hint={props.required ? words.required : words.optional}
      limits={words.years(EARLIEST_BIRTH_DATE.year, LATEST_BIRTH_DATE.year)}
      min={formatDate(EARLIEST_BIRTH_DATE)}
      max={formatDate(LATEST_BIRTH_DATE)}
      {...props}
      type="date"
    />
  );
}
