import { birthGrid } from '@ninefold/numerology';
import type { PropsWithChildren } from 'react';
import { GridFigure } from '../../ui/birth-grid/GridFigure';
import { GridReading } from '../../ui/birth-grid/GridReading';
import { type GridOrderName, lineKey } from '../../ui/birth-grid/grid-words';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import type { Views } from '../../ui/calculator/use-calculation';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { Switch } from '../../ui/primitives/Switch';
import { CalculatedFrom } from '../../ui/result/CalculatedFrom';
import { PendingReading } from '../../ui/result/PendingReading';
import { ResultActions } from '../../ui/result/ResultActions';
import { writeFragment } from '../../ui/session/private-link';
import { listed } from '../../ui/text/wording';
import { Working } from '../../ui/working/Working';
import styles from './BirthGrid.module.css';

const loadReadings = () => import('../../readings/birth-grid');

/** The view is the order of the digits. A new date keeps it. */
const orders: Views = {
  has: (view) => view === 'western' || view === 'lo-shu',
  next: (view) => view || 'western',
};

/** A birth date in, its digits in the square of nine out. */
export function BirthGridCalculator({ children: waiting }: PropsWithChildren) {
  const calculator = useCalculator(({ date }) => date && birthGrid(date), loadReadings, orders);
  const { latest, loading, resultRef, show } = calculator;
  const grid = latest?.value;
  const order = (latest?.entry.view ?? 'western') as GridOrderName;
  return (
    <CalculatorLayout
      announcement={
        grid
          ? announceLines(grid[order === 'western' ? 'pythagorean' : 'loShu'].full.map(lineKey))
          : ''
      }
      runId={latest?.runId}
      form={
        <CalculatorForm button="Draw my grid" calculator={calculator}>
          <BirthDateField required />
        </CalculatorForm>
      }
      resultRef={resultRef}
    >
      <div hidden={latest !== undefined}>{waiting}</div>
      {latest && grid && (
        <div className={styles.result} key={latest.runId} data-testid="result">
          <CalculatedFrom values={latest.entry} />
          <GridFigure grid={grid} order={order} />
          <Switch
            label="Lo Shu order"
            isOn={order === 'lo-shu'}
            onToggle={() => show(order === 'lo-shu' ? 'western' : 'lo-shu')}
          />
          {loading.state === 'ready' ? (
            <GridReading grid={grid} order={order} readings={loading.readings} />
          ) : (
            <PendingReading loading={loading} />
          )}
          <Working summary="How the grid was filled" steps={grid.steps} />
          <ResultActions fragment={writeFragment(latest.entry)} people={[latest.entry]} />
        </div>
      )}
    </CalculatorLayout>
  );
}

function announceLines(full: readonly string[]): string {
  if (full.length === 0) return 'Your grid: no line is full.';
  const lines = full.map((line) => [...line].join(' '));
  return `Your grid: ${listed(lines)} ${lines.length === 1 ? 'is' : 'are'} full.`;
}
