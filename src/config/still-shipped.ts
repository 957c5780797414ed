import { LANGUAGE } from '#texts/language';
import type { Language } from './languages';
import { type Placeholder, textsOf } from './placeholders';
import type { SiteConfigInput } from './schema';

/** What the shipped configuration promises of Arizona, by language. */
const SHIPPED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'Monday to Friday, 9:00 AM to 6:00 PM MST',
    'the State of Arizona, United States',
    'the state or federal courts located in Arizona',
  ],
  es: [
    'De lunes a viernes, de 9:00 a 18:00, hora de Arizona',
    'el estado de Arizona, Estados Unidos',
    'los tribunales estatales o federales situados en Arizona',
  ],
};

/** The hours and the law that are still the shipped ones. An owner in Arizona may have the same. */
export function stillShipped(
  input: Pick<SiteConfigInput, 'businessHours' | 'governingLaw' | 'languages' | 'postalAddress'>,
): readonly Placeholder[] {
  const { languages = [LANGUAGE], postalAddress } = input;
  const isOwn = !postalAddress.includes('PO Box 909');
  if (isOwn && postalAddress.some((line) => /\bAZ\b|Arizona/.test(line))) return [];
  const shipped = languages.flatMap((language) => SHIPPED[language] ?? []);
  return (['businessHours', 'governingLaw'] as const).flatMap((key) => {
    const left = textsOf(input[key]).find(({ text }) => shipped.includes(text));
    return left ? { key, problem: `still has “${left.text}”, which is ours` } : [];
  });
}
