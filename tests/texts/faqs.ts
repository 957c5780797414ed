import type { FaqItem } from '../../src/ui/page/Faq';
import { plainText } from '../../src/ui/page/linked-text';

const modules = import.meta.glob<Readonly<Record<string, readonly FaqItem[]>>>(
  '../../src/tools/*/faq.ts',
  { eager: true },
);

/** Every question of every page, with its answer as plain text. */
export const faqs = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .flat()
    .map(({ question, answer }) => ({
      page: file.split('/').at(-2) ?? file,
      question,
      answer: plainText(answer),
    })),
);
