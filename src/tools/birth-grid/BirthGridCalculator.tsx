import { type BirthGrid, birthGrid } from '@ninefold/numerology';
import { Fragment } from 'react';
import { GridFigure } from '../../person/birth-grid/GridFigure';
import { GridReading } from '../../person/birth-grid/GridReading';
import { drawingOf } from '../../person/birth-grid/grid-drawing';
import { type GridOrderName, inOrder } from '../../person/birth-grid/grid-words';
import { BirthDateField } from '../../person/form/BirthDateField';
import { CalculatedFrom } from '../../person/result/CalculatedFrom';
import { PendingReading } from '../../person/result/PendingReading';
import { ResultActions } from '../../person/result/ResultActions';
import { ResultEnd } from '../../person/result/ResultEnd';
import type { Card } from '../../person/share/picture/card';
import { Share } from '../../person/share/Share';
import { CalculatorForm } from '../../person/tool/CalculatorForm';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import type { ToolProps } from '../../person/tool/tool-props';
import type { Views } from '../../person/tool/use-calculation';
import { useCalculator } from '../../person/tool/use-calculator';
import { Working } from '../../person/working/Working';
import { Switch } from '../../ui/primitives/Switch';
import { writeFragment } from '../../ui/session/private-link';
import { listed } from '../../ui/text/wording';
import styles from './BirthGrid.module.css';

const loadReadings = () => import('../../readings/birth-grid');

/** The view is the order of the digits. A new date keeps it. */
const orders: Views = {
  has: (view) => view === 'western' || view === 'lo-shu',
  next: (view) => view || 'western',
};

/** A birth date in, its digits in the square of nine out. */
export function BirthGridCalculator({ offer, children: waiting }: ToolProps) {
  const calculator = useCalculator(({ date }) => date && birthGrid(date), loadReadings, orders);
  const { latest, loading, resultRef, show } = calculator;
  const grid = latest?.value;
  const order = (latest?.entry.view ?? 'western') as GridOrderName;
  return (
    <CalculatorLayout
      announcement={grid ? `Your grid. Full lines: ${fullLines(grid, order)}.` : ''}
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
        <Fragment key={latest.runId}>
          <div className={styles.result} data-testid="result">
            <CalculatedFrom values={latest.entry} />
            <h2>Your grid</h2>
            <GridFigure grid={grid} order={order} />
            <Switch
              label="Lo Shu order"
              isOn={order === 'lo-shu'}
              onToggle={() => show(order === 'lo-shu' ? 'western' : 'lo-shu')}
            />
            <Share
              cards={[cardOf(grid, order)]}
              names={[]}
              fragment={writeFragment(latest.entry)}
            />
            {loading.state === 'ready' ? (
              <GridReading grid={grid} order={order} readings={loading.loaded} />
            ) : (
              <PendingReading loading={loading} />
            )}
            <Working summary="How the grid was filled" steps={grid.steps} />
          </div>
          <ResultEnd offer={offer}>
            <ResultActions fragment={writeFragment(latest.entry)} people={[latest.entry]} />
          </ResultEnd>
        </Fragment>
      )}
    </CalculatorLayout>
  );
}

/** “1 2 3 and 7 8 9”, or “none”: the full lines. */
function fullLines(grid: BirthGrid, order: GridOrderName): string {
  const { full } = inOrder(grid, order);
  return full.length > 0 ? listed(full.map((line) => line.join(' '))) : 'none';
}

/** The grid as a picture. It shows the digits of the date, and neither their order nor the zeros. */
function cardOf(grid: BirthGrid, order: GridOrderName): Card {
  const { cells, lines } = drawingOf(grid, order);
  return {
    kind: 'Birth grid',
    art: {
      kind: 'grid',
      cells: cells.map(({ digit, count }) => String(digit).repeat(count)),
      lines,
    },
    sentence: `Full lines: ${fullLines(grid, order)}.`,
  };
}
