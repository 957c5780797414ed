import { assignLetters, type LettersStep } from '@ninefold/numerology';
import { Fragment, useState } from 'react';
import { describeSigil } from '#texts/art';
import * as words from '#texts/tools/sigil';
import { SigilFigure } from '../../art/SigilFigure';
import type { Offer } from '../../config/offer';
import { ofAllLetters } from '../../numbers/letter-choices';
import { NameField } from '../../person/form/NameField';
import { AfterFirstPaint } from '../../result/reading/AfterFirstPaint';
import { CalculatedFrom } from '../../result/reading/CalculatedFrom';
import { ResultEnd } from '../../result/reading/ResultEnd';
import { Share } from '../../result/share/Share';
import { ToolForm } from '../../result/tool/ToolForm';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps, type ToolResult } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { WorkingSteps } from '../../result/working/WorkingSteps';
import { saveFile } from '../../ui/browser/save-file';
import { Button } from '../../ui/primitives/Button';
import styles from './Sigil.module.css';

const tool = defineTool({
  page: 'sigil',
  people: 1,
  calculate: ({ people: [{ name, letters }] }) =>
    name ? assignLetters(name, ofAllLetters(letters)) : undefined,
});

/** A name in, its shape out. */
export function SigilCalculator({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result } = toolState;
  const values = result?.value.letters.map(({ value }) => value) ?? [];
  return (
    <ToolLayout
      toolState={toolState}
      announcement={result ? `${result.people[0].name}: ${describe(values)}` : ''}
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <NameField placeholder={words.example} />
        </ToolForm>
      }
      placeholder={placeholder}
    >
      {result && (
        <Fragment key={result.runId}>
          <CalculatedFrom person={result.people[0]} hasSigil={false} />
          <SigilResult result={result} values={values} offer={offer} />
        </Fragment>
      )}
    </ToolLayout>
  );
}

/** The line of a name, for a screen reader. */
function describe(values: readonly number[]): string {
  return values.length > 0 ? describeSigil(values) : words.noLine;
}

type Props = {
  result: ToolResult<LettersStep>;
  values: readonly number[];
  offer: Offer;
};

/** The shape of a name, the letters that it goes through, and what to do with it. */
function SigilResult({ result, values, offer }: Props) {
  const [outcome, setOutcome] = useState('');

  async function save(kind: 'svg' | 'png') {
    try {
      const { sigilPng, sigilSvg } = await import('./sigil-files');
      saveFile(kind === 'svg' ? sigilSvg(values) : await sigilPng(values), `sigil.${kind}`);
      setOutcome(words.saved);
    } catch {
      setOutcome(words.notMade);
    }
  }

  if (values.length === 0) return <p>{words.noLine}</p>;
  return (
    <>
      <div className="stack-2" data-testid="result">
        <SigilFigure className={styles.sigil} digits={values} hasDigits />
        <p className="note">{words.aboutLine}</p>
        <Share
          cards={[
            {
              kind: words.kind,
              art: { kind: 'names', figures: [] },
              title: words.cardTitle,
              sentence: words.cardSentence,
            },
          ]}
          link={result.link}
        />
        <div className={`row ${styles.actions}`}>
          <Button tone="plain" onClick={() => save('svg')}>
            {words.saveSvg}
          </Button>
          <Button tone="plain" onClick={() => save('png')}>
            {words.savePng}
          </Button>
        </div>
        <p aria-live="polite" className="note">
          {outcome}
        </p>
        <AfterFirstPaint>
          <WorkingSteps steps={[result.value]} />
        </AfterFirstPaint>
      </div>
      <ResultEnd offer={offer} result={result} />
    </>
  );
}
