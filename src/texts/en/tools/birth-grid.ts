import type { CalendarDate, Digit, GridLine } from '@ninefold/numerology';
import { listed, longDate } from '../language';
import { howOften } from '../result/figures/birth-grid';

export const submit = 'Draw my grid';
export const yourGrid = 'Your grid';
export const loShuOrder = 'Lo Shu order';
export const howFilled = 'How the grid was filled';
export const kind = 'Birth grid';

/** Said under the switch, where it is on. */
export const aboutLoShu =
  'Lo Shu is the old Chinese square, in which every row, column and diagonal adds up to 15.';

/** Said under the grid of an example. */
export const caption = (date: CalendarDate) => `This one’s ${longDate(date)}. Yours will go here.`;

/** What a screen reader announces: “Your grid. Full lines: 1 2 3 and 7 8 9.” */
export const announcement = (full: readonly GridLine[]) =>
  `Your grid. Full lines: ${listed(full.map((line) => line.join(' '))) || 'none'}.`;

/** The title of a picture: “1 5 9, Determination”, and where no line is full “4, twice”. */
export const lineTitle = (line: GridLine, name: string) => `${line.join(' ')}, ${name}`;
export const digitTitle = (digit: Digit, count: number) => `${digit}, ${howOften(count)}`;
