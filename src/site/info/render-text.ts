import { getEntry, render } from 'astro:content';
import { TEXTS } from '../../config/content-schemas';

/** The text of a page, `src/texts/<language>/prose/<id>.mdx`, which must exist. */
export async function renderText(id: string) {
  const text = await getEntry('prose', id);
  if (!text) throw new Error(`There is no text ${TEXTS}/prose/${id}.mdx.`);
  return render(text);
}
