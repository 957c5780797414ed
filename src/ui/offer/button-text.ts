import { tryReading } from '#texts/ui/offer';

/** What the green button says: the owner's own wording, or that of the site. */
export function buttonText(own: string | undefined): string {
  return own ?? tryReading;
}
