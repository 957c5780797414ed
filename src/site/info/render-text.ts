import { getEntry, render } from 'astro:content';

/** The text of a page, `src/content/<id>.mdx`, which must exist. */
export async function renderText(id: string) {
  const text = await getEntry('texts', id);
  if (!text) throw new Error(`There is no text src/content/${id}.mdx.`);
  return render(text);
}
