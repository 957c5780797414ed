import type { ComponentProps } from 'react';
import { resolveLink } from '../../config/paths';

/** A link in a text, which names a page of this site by its id: `[Career Number](page:career)`. */
export function TextLink({ href = '', ...link }: ComponentProps<'a'>) {
  return <a {...link} href={resolveLink(href)} />;
}
