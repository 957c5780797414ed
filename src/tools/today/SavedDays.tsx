import type { CalendarDate } from '@ninefold/numerology';
import type { ComponentProps } from 'react';
import { personalCycles } from '../../numbers/personal-cycles';
import type { Person } from '../../person/entry/person';
import { keyOf, MAX_SAVED_PEOPLE, usePeople } from '../../person/people/saved-people';
import { DayOfPerson } from './DayOfPerson';

type Props = {
  day: CalendarDate;
  loading: ComponentProps<typeof DayOfPerson>['loading'];
  /** Who is shown already. */
  except: Person | undefined;
};

/** The day of everyone whom this browser has saved. */
export function SavedDays({ day, loading, except }: Props) {
  const { saved } = usePeople();
  return saved
    .filter((person) => !except || keyOf(person) !== keyOf(except))
    .slice(0, MAX_SAVED_PEOPLE)
    .map(
      ({ record, label, date }) =>
        date && (
          <DayOfPerson
            key={record.id}
            label={label}
            day={day}
            cycles={personalCycles(date, day)}
            loading={loading}
          />
        ),
    );
}
