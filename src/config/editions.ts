import { LANGUAGE } from '#texts/language';
import * as english from '../texts/en/paths';
import * as spanish from '../texts/es/paths';
import { type Language, languageNames } from './languages';
import { type AddressWords, addressIn, isShown, type PageLink } from './paths';
import { below } from './prefix/below';
import { site } from './site';
import { hasText } from './text-files';

/** The one place that knows the addresses of every language: a page names its twins in its head and its header. */
const words: Readonly<Record<Language, AddressWords>> = { en: english, es: spanish };

export interface Edition {
  readonly language: Language;
  /** What the language calls itself. */
  readonly name: string;
  readonly path: string;
  /** Whether it is of the language that is built. */
  readonly isThis: boolean;
}

const [first] = site.languages;

/** A page in every language of the site that has it, in the order of the configuration. */
export function editionsOf(link: PageLink): readonly Edition[] {
  return site.languages
    .filter((language) => language === LANGUAGE || isIn(language, link))
    .map((language) => ({
      language,
      name: languageNames[language],
      path: addressIn(words[language], link, (address) =>
        language === first ? address : below(language, address),
      ),
      isThis: language === LANGUAGE,
    }));
}

/** The other editions of a page that visitors can go over to. The answers where there is no page have none. */
export function twinsOf(link: PageLink): readonly Edition[] {
  return isShown(link) ? editionsOf(link).filter(({ isThis }) => !isThis) : [];
}

/** What the files of a language's sitemap are called. */
export function sitemapName(language: Language): string {
  return language === first ? 'sitemap' : `sitemap-${language}`;
}

/** Every language has our pages, and an article or a legal page of the owner’s where it is written. */
function isIn(language: Language, link: PageLink): boolean {
  if (link.startsWith('blog/')) return hasText('articles', link.slice('blog/'.length), language);
  return !(link in site.legalPages) || hasText('legal', link, language);
}
