import { type ComponentProps, createElement, Fragment } from 'react';
import { resolveLink } from '../../config/paths';
import { textParts } from './linked-text';

/** A link in a text, which names a page of this site by its id: `[the calculator](page:home)`. */
export function TextLink({ href = '', ...link }: ComponentProps<'a'>) {
  return <a {...link} href={resolveLink(href)} />;
}

/** A sentence in parts, of which every second one is stressed: a name, a number. */
export function StressedText({ parts }: { parts: readonly string[] }) {
  const stressed = (part: string) => <strong dir="auto">{part}</strong>;
  // As arguments, because the parts of a sentence are never reordered and need no keys.
  return createElement(Fragment, {}, ...parts.map((part, at) => (at % 2 ? stressed(part) : part)));
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
