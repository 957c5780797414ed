import type { ComponentProps } from 'react';
import { resolveLink } from '../../config/paths';

/** A link in a text, which names a page of this site by its id: `[the calculator](page:home)`. */
export function TextLink({ href = '', ...link }: ComponentProps<'a'>) {
  return <a {...link} href={resolveLink(href)} />;
}
