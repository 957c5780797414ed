import { birthGrid } from '@ninefold/numerology';
import { Fragment } from 'react';
import * as words from '#texts/tools/birth-grid';
import { homeNumbers } from '../../numbers/home-numbers';
import { BirthDateField } from '../../person/form/BirthDateField';
import { GridFigure } from '../../result/figures/GridFigure';
import { GridReading } from '../../result/figures/GridReading';
import { drawingOf, type GridOrderName, inOrder } from '../../result/figures/grid-drawing';
import { AfterFirstPaint } from '../../result/reading/AfterFirstPaint';
import { CalculatedFrom } from '../../result/reading/CalculatedFrom';
import { ResultEnd } from '../../result/reading/ResultEnd';
import { Share } from '../../result/share/Share';
import { ToolForm } from '../../result/tool/ToolForm';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { Working } from '../../result/working/Working';
import { PendingReading } from '../../ui/loading/PendingReading';
import { Switch } from '../../ui/primitives/Switch';
import { saidInPicture } from './said-in-picture';

const tool = defineTool({
  page: 'birth-grid',
  people: 1,
  // The order of the digits, which stays for the next date.
  extra: { view: /^(?:western|lo-shu)$/ },
  begin: (before) => ({ view: 'western', ...before }),
  calculate: ({ people: [{ date }] }) => date && birthGrid(date),
  load: () => import('#texts/readings/birth-grid'),
});

/** A birth date in, its digits in the square of nine out. */
export function BirthGridCalculator({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result, loading, changeView } = toolState;
  const grid = result?.value;
  const order = (result?.extra['view'] ?? 'western') as GridOrderName;
  const person = result?.people[0];
  return (
    <ToolLayout
      toolState={toolState}
      announcement={grid ? words.announcement(inOrder(grid, order).full) : ''}
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <BirthDateField required />
        </ToolForm>
      }
      placeholder={placeholder}
    >
      {result && person && grid && (
        <Fragment key={result.runId}>
          <div className="stack-3" data-testid="result">
            <CalculatedFrom person={person} />
            <h2>{words.yourGrid}</h2>
            <GridFigure grid={grid} order={order} />
            <div>
              <Switch
                label={words.loShuOrder}
                isOn={order === 'lo-shu'}
                onToggle={() => changeView({ view: order === 'lo-shu' ? 'western' : 'lo-shu' })}
              />
              {order === 'lo-shu' && <p className="note screen-only">{words.aboutLoShu}</p>}
            </div>
            <AfterFirstPaint>
              {loading.loaded ? (
                <>
                  <Share
                    // The digits of the date, and neither their order nor the zeros.
                    cards={[
                      {
                        kind: words.kind,
                        art: { kind: 'grid', ...drawingOf(grid, order) },
                        ...saidInPicture(grid, order, loading.loaded),
                      },
                    ]}
                    names={[]}
                    link={result.link}
                  />
                  <GridReading
                    grid={grid}
                    order={order}
                    readings={loading.loaded}
                    numbers={homeNumbers(person.name, person.date, person.letters)}
                  />
                </>
              ) : (
                <PendingReading loading={loading} />
              )}
              <Working summary={words.howFilled} steps={grid.steps} />
            </AfterFirstPaint>
          </div>
          <ResultEnd offer={offer} result={result} />
        </Fragment>
      )}
    </ToolLayout>
  );
}
