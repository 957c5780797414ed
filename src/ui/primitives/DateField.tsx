import { type CalendarDate, formatDate } from '@ninefold/numerology';
import type { ComponentProps } from 'react';
import { Field } from './Field';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'min' | 'max'> & {
  first: CalendarDate;
  last: CalendarDate;
};

/** The native date input, limited to a range. */
export function DateField({ first, last, ...field }: Props) {
  return <Field {...field} type="date" min={formatDate(first)} max={formatDate(last)} />;
}
