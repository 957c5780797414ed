import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the sigil. */
export const sigilFaq: readonly FaqItem[] = [
  {
    question: 'Is my sigil really mine alone?',
    answer:
      'Nearly. The shape comes from your letters and their order, so everybody with exactly your name has it too, and so does a name whose letters happen to have the same values: Bea and Kea draw the same lines. With a first and a last name that hardly ever happens. It doesn’t change from day to day. Only another spelling changes it, or counting other letters.',
  },
  {
    question: 'Which name should I use?',
    answer:
      'Whichever one feels like you. For a drawing there’s no rule: the full name at birth gives the richest shape, a nickname the simplest. If you’d like it to match your numbers, use the name you typed into [the calculator](page:home). Lovers try both names, parents try the baby’s, and somebody always tries the cat’s.',
  },
  {
    question: 'What does the shape mean?',
    answer:
      'Nothing that anybody could prove. You can read it the way people read handwriting, though. Many points mean many different letters, a fan of lines means one value keeps coming back, and a loop is two letters in a row with one value, like the two n’s of Anna. The value with the most lines is your [Hidden Passion](page:methods), or close to it. The rest is up to your imagination.',
  },
  {
    question: 'What about accents and other alphabets?',
    answer:
      'The ring has a place for the letters A to Z. Letters with accents aren’t counted unless you say so under your name, and then é goes where e goes. Names in another alphabet need their Latin spelling first. If a name has several spellings, try them all: each one has a shape of its own.',
  },
  {
    question: 'Can I print it, or use it as a logo?',
    answer:
      'Yes, it’s yours. Save as SVG gives you lines that stay sharp at any size, for a printer, an engraver or a tattoo artist with steady hands. Save as PNG gives you a square picture for a screen. Neither has your name or our name in it. If you use it for a business, check first that nobody has a mark like it.',
  },
  {
    question: 'Does my name go anywhere?',
    answer:
      'No. The line is drawn in your browser, and nothing you type is sent to us or to anybody else. A copied link holds your name after the # sign, the part that browsers keep to themselves. The files you save hold only the shape, and a picture from Share has your name in it only if you switch that on. This tab forgets the name when you close it.',
  },
];
