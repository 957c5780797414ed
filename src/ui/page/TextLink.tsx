import type { ComponentProps } from 'react';
import { resolveLink } from '../../config/paths';
import { textParts } from './linked-text';

/** A link in a text, which names a page of this site by its id: `[the calculator](page:home)`. */
export function TextLink({ href = '', ...link }: ComponentProps<'a'>) {
  return <a {...link} href={resolveLink(href)} />;
}

/** A sentence in parts, of which every second one is stressed: a name, a number. */
export function StressedText({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
      <strong key={index} dir="auto">
        {part}
      </strong>
    );
  });
}

/** A text with its links, which are written as in Markdown. */
export function LinkedText({ text: source }: { text: string }) {
  return textParts(source).map(({ text, href }, index) => {
    if (!href) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <TextLink key={index} href={href}>
        {text}
      </TextLink>
    );
  });
}
