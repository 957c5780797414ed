import type { CalendarDate, Digit, GridLine } from '@ninefold/numerology';
import { listed, longDate } from '../language';
import { howOften } from '../result/figures/birth-grid';

export const submit = 'Dibujar mi cuadrícula';
export const yourGrid = 'Tu cuadrícula';
export const loShuOrder = 'Orden Lo Shu';
export const howFilled = 'Cómo se llenó la cuadrícula';
export const kind = 'Cuadrícula natal';

/** Said under the switch, where it is on. */
export const aboutLoShu =
  'El Lo Shu es el antiguo cuadrado chino en el que cada fila, cada columna y cada diagonal suman 15.';

/** Said under the grid of an example. */
export const caption = (date: CalendarDate) =>
  `Esta es la del ${longDate(date)}. Aquí irá la tuya.`;

/** What a screen reader announces: “Tu cuadrícula. Líneas llenas: 1 2 3 y 7 8 9.” */
export const announcement = (full: readonly GridLine[]) =>
  `Tu cuadrícula. Líneas llenas: ${listed(full.map((line) => line.join(' '))) || 'ninguna'}.`;

/** The title of a picture: “1 5 9, Determinación”, and where no line is full “4, dos veces”. */
export const lineTitle = (line: GridLine, name: string) => `${line.join(' ')}, ${name}`;
export const digitTitle = (digit: Digit, count: number) => `${digit}, ${howOften(count)}`;
