import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listed } from '#texts/language';
import { keyName } from './fault-sentences';
import { languageNames } from './languages';
import type { Placeholder } from './placeholders';
import { type SiteConfigInput, saidTexts, siteConfigSchema } from './schema';
import { hasText } from './text-files';

/** What is not whole about a site of several languages. */
export function languagePlaceholders(
  input: Pick<SiteConfigInput, 'languages' | 'legalPages'>,
): readonly Placeholder[] {
  const languages = input.languages ?? [];
  if (languages.length < 2) return [];
  const once = saidOnce(siteConfigSchema, input);
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
    ...once.map((key) => ({
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

/** The keys of the texts that visitors read and that are one for all languages. */
function saidOnce(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly string[] {
  if (saidTexts.has(schema)) return typeof value === 'string' ? [keyName(path)] : [];
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => saidOnce(option, value, path));
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return saidOnce(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((part, index) => saidOnce(schema.element, part, [...path, index]));
  }
  const partOf = (name: string) =>
    schema instanceof z.ZodObject
      ? schema.shape[name]
      : schema instanceof z.ZodRecord
        ? schema.valueType
        : undefined;
  return Object.entries(Object(value)).flatMap(([name, part]) => {
    const inner = partOf(name);
    return inner ? saidOnce(inner, part, [...path, name]) : [];
  });
}
