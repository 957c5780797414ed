import { personalYear } from '@ninefold/numerology';
import * as words from '#texts/tools/personal-year';
import { pageName } from '../../config/paths';
import { BirthDateField } from '../../person/form/BirthDateField';
import { useVisitor } from '../../person/memory/use-visitor';
import { YearWheel } from '../../result/figures/YearWheel';
import { personalYearParts } from '../../result/reading/reading-parts';
import { DigitCalculator } from '../../result/tool/DigitCalculator';
import { ToolForm } from '../../result/tool/ToolForm';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { today } from '../../ui/browser/today';
import { useToday } from '../../ui/browser/use-today';
import { LoadedPart } from '../../ui/loading/PendingReading';
import { Button } from '../../ui/primitives/Button';
import styles from './YearMonths.module.css';

const loadMonths = async () => (await import('./YearMonths')).YearMonths;

const tool = defineTool({
  page: 'personal-year',
  people: 1,
  // The calendar year that is shown, 1900 to 2100: this one after every submit, the next on request.
  extra: { view: /^(?:19\d\d|20\d\d|2100)$/ },
  begin: () => ({ view: String(today().year) }),
  calculate: ({ people: [{ date }], extra }) =>
    date && personalYear(date, { today: { year: Number(extra['view']), month: 1, day: 1 } }),
  load: async () => (await import('#texts/readings/personal-year')).personalYearReadings,
});

/** The personal year calculator: a birth date in, this year's position in the nine-year cycle out. */
export function PersonalYearCalculator({ offer }: ToolProps) {
  const toolState = useTool(tool);
  const { result } = toolState;
  const year = Number(result?.extra['view']);
  const date = result?.people[0].date;
  return (
    <DigitCalculator
      kind={pageName('personal-year')}
      toolState={toolState}
      placeholder={<PlaceholderWheel />}
      offer={offer}
      hasOfferAlways
      note={result && <YearSwitch year={year} show={(view) => toolState.changeView({ view })} />}
      extra={
        result &&
        date && (
          <>
            <YearWheel year={result.value.value} label={String(year)} />
            <LoadedPart load={loadMonths} failed={words.noMonths}>
              {(YearMonths) => <YearMonths date={date} year={year} number={result.value.value} />}
            </LoadedPart>
          </>
        )
      }
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <BirthDateField required />
        </ToolForm>
      }
      parts={personalYearParts}
    />
  );
}

/** Goes to the next calendar year, and back to this one. */
function YearSwitch({ year, show }: { year: number; show: (view: string) => void }) {
  const thisYear = useToday()?.year;
  if (!thisYear) return null;
  const other = year === thisYear ? thisYear + 1 : thisYear;
  return (
    <Button tone="plain" className={styles.otherYear} onClick={() => show(String(other))}>
      {words.see(other)}
    </Button>
  );
}

/** The placeholder for a result: the year of whoever is known, or an example. */
function PlaceholderWheel() {
  const date = useVisitor()?.date;
  const today = useToday();
  if (!date || !today) return <YearWheel year={5} label={words.forExample} />;
  return <YearWheel year={personalYear(date, { today }).value} label={String(today.year)} />;
}
