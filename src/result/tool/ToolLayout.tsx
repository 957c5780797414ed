import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChangeButton } from '../../person/form/ChangeButton';
import { ForgetButton } from '../../person/form/ForgetButton';
import { opensWithPerson } from '../../person/memory/stored-visit';
import { hasLink, isBackOrForward, isReload } from '../../ui/browser/navigation';
import { LetterChoicesContext } from '../working/letter-chooser';
import { CalculatorLayout } from './CalculatorLayout';
import type { ToolState } from './tool';

type Props = {
  toolState: ToolState;
  form: ReactNode;
  announcement: string;
  placeholder?: ReactNode;
  /** The result. The letters of its one name can be chosen anywhere in it. */
  children: ReactNode;
};

/** The form of a tool and its result. Where the page opened with a result, the form is collapsed on a phone. */
export function ToolLayout({ toolState, form, announcement, placeholder, children }: Props) {
  const { tool, result, formRef, resultRef, clear } = toolState;
  const [isChanging, setIsChanging] = useState(false);
  const isCollapsed = hasOpenedWithPerson(toolState) && !isChanging;
  const focusForm = () => formRef.current?.querySelector('input')?.focus();

  function change() {
    flushSync(() => setIsChanging(true));
    focusForm();
  }

  function forget() {
    formRef.current?.reset();
    flushSync(clear);
    focusForm();
  }

  return (
    <CalculatorLayout
      form={form}
      isFormCollapsed={isCollapsed}
      announcement={announcement}
      runId={result?.runId}
      resultRef={resultRef}
    >
      {/* Always there: a reload finds the scroll position by counting elements, and may collapse the form. */}
      <div className="row-0 between narrow-only">
        {isCollapsed && (
          <>
            <ChangeButton onClick={change} />
            <ForgetButton onForget={forget} />
          </>
        )}
      </div>
      {/* Hidden, not removed: what Astro puts into a slot cannot come back. */}
      <div hidden={result !== undefined}>{placeholder}</div>
      <LetterChoicesContext value={tool.people < 2 ? result?.people[0] : undefined}>
        {children}
      </LetterChoicesContext>
    </CalculatorLayout>
  );
}

/** Whether the page came with the result of one person, instead of being asked for it here. */
function hasOpenedWithPerson({ tool, result }: ToolState): boolean {
  if (tool.people !== 1 || !result?.isRestored || result.shouldScroll) return false;
  // The sender of a link is somebody else. A calculator that is reloaded is as it was left.
  if (hasLink()) return false;
  return opensWithPerson(tool.page) || !(isReload() || isBackOrForward());
}
