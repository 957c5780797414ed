import type { ComponentProps } from 'react';
import { TextLink } from '../../ui/page/TextLink';

/** A link of the guide to another page, which must not open in the guide's frame. */
export function LeavingLink(link: ComponentProps<'a'>) {
  return <TextLink {...link} target="_top" />;
}
