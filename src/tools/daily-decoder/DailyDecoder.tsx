import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#texts/tools/daily-decoder';
import { GameLayout } from '../../result/tool/GameLayout';
import { resultOfToday } from '../../result/tool/result-of-today';
import { defineTool, type ToolResult, type ToolState } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import styles from './DailyDecoder.module.css';
import { DecoderForm } from './DecoderForm';
import { DecoderResult } from './DecoderResult';
import { type Decoding, decodingOf } from './decoding';

const CONSULTATION_MS = 2000;

const tool = defineTool({
  page: 'daily-decoder',
  // A birth date, which may be anybody's.
  people: 0,
  startsWithPerson: true,
  ...resultOfToday,
  calculate: decodingOf,
  replacesForm: true,
});

/** The Daily Destiny Decoder: a birth date and today, two seconds, a score. */
export function DailyDecoder({ children: placeholder }: { children?: ReactNode }) {
  const toolState = useTool(tool);
  const { result } = toolState;
  return (
    <GameLayout
      form={<DecoderForm toolState={toolState} />}
      view={result && <Consultation key={result.runId} toolState={toolState} result={result} />}
    >
      {placeholder}
    </GameLayout>
  );
}

type Props = { toolState: ToolState; result: ToolResult<Decoding> };

/** Two seconds of waiting, then the score. What was decoded before is there at once. */
function Consultation({ toolState: { startOver, clear }, result }: Props) {
  const { isRestored } = result;
  const [isDecoded, setIsDecoded] = useState(isRestored);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isDecoded) return;
    const end = () => setIsDecoded(true);
    const timer = setTimeout(end, CONSULTATION_MS);
    // Whoever comes back has waited.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && end();
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onPageShow);
    };
  }, [isDecoded]);

  // Both have a heading. A page that opens does not move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the score is there
  useEffect(() => {
    if (!isRestored) heading.current?.focus();
  }, [isRestored, isDecoded]);

  if (isDecoded) {
    return (
      <DecoderResult
        decoding={result.value}
        heading={heading}
        onAgain={startOver}
        onForget={clear}
      />
    );
  }
  return (
    <div className={`page stack-2 centered ${styles.loading}`}>
      <span className={styles.orbit} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="h2">
        {words.loading}
      </h2>
    </div>
  );
}
