import { readFileSync } from 'node:fs';
import { listed } from '#texts/language';
import { languageNames } from './languages';
import { type Placeholder, textsOf } from './placeholders';
import type { SiteConfigInput } from './schema';
import { hasText } from './text-files';

/** Keys whose texts visitors read: those that `said` describes in the schema. */
const SAID =
  /^(?:personalYearNote|(?:businessHours|governingLaw|europe|store)\.\w+|ratingBadge\.basis|affiliate\.(?:byKind\.\w+\.)?(?:text|button|banner\.alt)|legalPages\.[\w-]+\.\w+|products \(\w+\)\.(?:name|description|delivery|features \(\w+\)|asks \(\w+\)\.(?:label|hint)))$/;

/** What is not whole about a site of several languages. */
export function languagePlaceholders(
  input: Pick<SiteConfigInput, 'languages' | 'legalPages'>,
): readonly Placeholder[] {
  const languages = input.languages ?? [];
  if (languages.length < 2) return [];
  const once = textsOf(input).filter(({ key }) => SAID.test(key));
  const unread = languages.filter((language) => {
    const terms = readFileSync(`src/texts/${language}/legal/terms-of-use.mdx`, 'utf8');
    return terms.includes('when={props.site.languages');
  });
  const legal = Object.keys(input.legalPages ?? {}).flatMap((id) =>
    languages
      .filter((language) => !hasText('legal', id, language))
      .map((language) => ({
        key: `legalPages.${id}`,
        problem: `is missing in ${languageNames[language]}; write src/texts/${language}/legal/${id}.mdx`,
      })),
  );
  return [
    ...once.map(({ key }) => ({
      key,
      problem: `is one text for ${listed(languages.map((language) => languageNames[language]))}; say it in each, as { ${languages.map((language) => `${language}: '…'`).join(', ')} }`,
    })),
    ...legal,
    ...unread.map((language) => ({
      key: 'languages',
      problem: `has ${languageNames[language]}, whose legal texts begin by saying that the English ones decide; have a lawyer read src/texts/${language}/legal/, and delete that line`,
    })),
  ];
}
