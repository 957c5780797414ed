import { existsSync } from 'node:fs';
import type { Language } from './languages';

/** Whether there is a text of a page in a language, by its folder in `src/texts/<language>` and its id. */
export function hasText(folder: 'articles' | 'legal', id: string, language: Language): boolean {
  return existsSync(`src/texts/${language}/${folder}/${id}.mdx`);
}
