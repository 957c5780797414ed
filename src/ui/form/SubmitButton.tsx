import type { ComponentProps } from 'react';
import { noScript } from '#texts/ui';
import { Button } from '../primitives/Button';

type Props = ComponentProps<typeof Button> & {
  /** Whether the form can be submitted. Most forms can always, and refuse what is missing. */
  isReady?: boolean;
};

/** The button of a form. Clicks before hydration are held back (`on-intent.client.ts`). */
export function SubmitButton({ isReady = true, ...button }: Props) {
  return (
    <>
      <Button {...button} type="submit" disabled={!isReady} />
      <noscript>
        <p className="note">{noScript}</p>
      </noscript>
    </>
  );
}
