import { numbers } from '../numbers';
import { ownPages } from '../paths';

/** The numbers that other people's pages can show, by the part of the address that names them. */
export type FramedNumber = 'life-path' | 'personal-year';

const names: Readonly<Record<FramedNumber, string>> = {
  'life-path': numbers['life-path'].label,
  'personal-year': ownPages['personal-year'].name,
};

/** What a frame is called, on its own page and to a screen reader on somebody else's. */
export const frameTitle = (number: FramedNumber, brand: string) =>
  `${names[number]} calculator by ${brand}`;

/*
 * The frame.
 */

export const birthDate = 'Birth Date';
export const hint = (from: number, to: number) => `Required, ${from} to ${to}`;
export const calculate = 'Calculate';

/** What a number's answer is called: “Personal Year 5 in 2027” needs the year, which the visitor's clock knows. */
export const answerTitle = (number: FramedNumber, value: number, title: string) =>
  `${names[number]} ${value}: ${title}`;
export const working = 'The sum';

/** Leads to the site, with the date that was typed. */
export const wholeReading = (brand: string) => `The whole reading at ${brand}`;
export const entertainment =
  'It’s entertainment. What you type stays in this box; only the link takes it along.';

/*
 * The page that gives the code away.
 */

export const whichNumber = 'Number';
export const numberOptions = names;
export const whichColors = 'Colors';
export const colorOptions = {
  own: 'Like the page around it',
  light: 'Light',
  night: 'Night',
};
export const whichCode = 'Code';
export const codeOptions = {
  element: 'With a script: it fits its height',
  frame: 'Without a script: a frame of fixed height',
};
export const nofollow = 'Mark the link as one that search engines needn’t follow (nofollow)';

/** Before the name of another language, which leads to its code. */
export const otherLanguage = 'For a page in another language:';

export const preview = 'What it looks like';
export const code = 'Copy this into your page';
export const copy = 'Copy the code';
export const copied = 'Code copied.';

export const facts = [
  {
    title: 'What it sends',
    text: 'Nothing that’s typed. The date stays in the frame, the sum is done there, and the frame doesn’t tell your page the number. It stores nothing and sets no cookie. The one thing that travels by itself is the request for the frame, as for any picture, and it doesn’t say which of your pages it’s on.',
  },
  {
    title: 'What it costs',
    text: 'Nothing, on any page, with or without ads of your own. There are no ads in it, and no paid link. The link under the reading leads here, and it takes the date along only if your visitor presses it.',
  },
  {
    title: 'Where it goes',
    text: 'Wherever you can paste code: it needs a column at least 280 pixels wide. Some site builders take scripts and others don’t, so there’s a version for both. If your page has a security policy, allow our address in frame-src, and in script-src for the version with a script. Where neither is allowed, the link is still there.',
  },
  {
    title: 'How to remove it',
    text: 'Delete the code. Nothing stays behind, on your page or in anybody’s browser.',
  },
];
