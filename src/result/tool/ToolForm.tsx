import type { ReactNode } from 'react';
import { ForgetButton } from '../../person/form/ForgetButton';
import { PrivacyNote } from '../../person/form/PrivacyNote';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import type { ToolState } from './tool';

type Props = {
  toolState: ToolState;
  button: string;
  /** Whether the button can be pressed. By default a press says what is missing. */
  isReady?: boolean;
  className?: string | undefined;
  /** Called before the focus moves to what is missing: for a tool that shows an alert. */
  onRefuse?: () => void;
  /** Called when everything is forgotten. */
  onForget?: () => void;
  /** Shown below the button. */
  end?: ReactNode;
  /** What happens to the entry, where that is not the usual. */
  privacy?: string;
  /** The fields (form-entry.ts says how they are called). */
  children: ReactNode;
};

/** The form of a tool: somebody to choose, its fields, its button, and what happens to the entry. */
export function ToolForm(props: Props) {
  const { toolState, button, isReady = true, className, children } = props;
  const { onRefuse, onForget, end, privacy } = props;
  const { tool, formRef, preload, submit, clear } = toolState;

  function forget() {
    clear();
    onForget?.();
  }

  /** Shows the result at once, where somebody is all that it needs. A game waits. */
  function goOn(form: HTMLFormElement) {
    if (!tool.replacesForm && form.matches(':valid')) form.requestSubmit();
  }

  return (
    <Form
      ref={formRef}
      className={className}
      onTouch={preload}
      onSubmit={submit}
      onRefuse={onRefuse}
    >
      {tool.people === 1 && <ChoosePerson onGoOn={goOn} />}
      {children}
      <SubmitButton isReady={isReady}>{button}</SubmitButton>
      {end}
      {privacy ? (
        <>
          <p className="note">{privacy}</p>
          <ForgetButton className="at-start" onForget={forget} />
        </>
      ) : (
        <PrivacyNote onForget={forget} />
      )}
    </Form>
  );
}
