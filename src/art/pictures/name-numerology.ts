import { type AssignedLetter, assignLetters, firstName } from '@ninefold/numerology';
import { addedName, spellings } from '#texts/art/pictures';
import { BY_DEFAULT } from '../../numbers/letter-choices';
import type { Color, Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

/** From the first letter of the name to its last, in columns: the space between words takes half a one. */
const STEPS = addedName.length - 1.5;

/** A letter of a name with its value, and where its column stands. */
interface PlacedLetter extends AssignedLetter {
  readonly isVowel: boolean;
  readonly x: number;
}

/** The letters of a name in columns; a space between words takes half a column. */
function columns(name: string, left: number, spacing: number): readonly PlacedLetter[] {
  let x = left - spacing;
  return [...name].flatMap((character) => {
    const [letter] = assignLetters(character, BY_DEFAULT).letters;
    x += letter ? spacing : spacing / 2;
    const isVowel = 'AEIOU'.includes(letter?.letter ?? ' ');
    return letter ? [{ ...letter, letter: character.toUpperCase(), isVowel, x }] : [];
  });
}

function sum(letters: readonly PlacedLetter[]): number {
  return letters.reduce((total, { value }) => total + value, 0);
}

/** The board that a wind chime's tubes hang from, held by two cords over a nail. */
const board = { left: 70, top: 116, width: 1060, height: 88 } as const;

function nameBoard(pen: Pen): string[] {
  const { left, top, width, height } = board;
  const nail = { x: left + width / 2, y: 40 };
  return [
    pen.path(`M${left + 30} ${top}L${nail.x} ${nail.y}L${left + width - 30} ${top}`, { width: 2 }),
    pen.dot(nail.x, nail.y, 8),
    pen.rect(left, top, width, height, { radius: 12, width: 2.5, fill: 'raised' }),
  ];
}

/** One tube on its thread, as long as its letter is worth, and the value under it. */
function tube(pen: Pen, { letter, value, isVowel, x }: PlacedLetter): string[] {
  const [thread, unit, width] = [28, 34, 38];
  const stroke = isVowel ? 'accent' : 'gold';
  const edge = board.top + board.height;
  const top = edge + thread;
  const bottom = top + value * unit;
  return [
    pen.text(letter, x, board.top + 62, { size: 55, fill: isVowel ? stroke : 'text' }),
    pen.path(`M${x} ${edge}V${top}`, { stroke, width: 2 }),
    pen.rect(x - width / 2, top, width, bottom - top, {
      stroke,
      width: 2.5,
      radius: 8,
      fill: isVowel ? stroke : 'raised',
    }),
    // The gleam along a tube, which makes it round.
    isVowel ? '' : pen.path(`M${x - 8} ${top + 13}V${bottom - 13}`, { width: 2, opacity: 0.5 }),
    pen.text(value, x, bottom + 42, { size: 40, fill: isVowel ? stroke : 'text' }),
  ];
}

/** The table: nine values over the letters that count in nines. */
function letterTable(pen: Pen): string[] {
  const [left, spacing, header, firstRow, row] = [72, 72, 66, 172, 92];
  const alphabet = columns('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 0, 1);
  const columnOf = (value: number) => left + (value - 1) * spacing;
  return [
    ...Array.from({ length: 9 }, (_, index) =>
      pen.text(index + 1, columnOf(index + 1), header, { size: 48, fill: 'gold' }),
    ),
    pen.path(`M${left - 32} 96H${columnOf(9) + 32}`),
    ...alphabet.flatMap(({ letter, value, isVowel }, index) => {
      const [x, y] = [columnOf(value), firstRow + Math.floor(index / 9) * row];
      return [
        ...(isVowel ? [pen.circle(x, y - 13, 31, { stroke: 'accent', width: 2 })] : []),
        pen.text(letter, x, y, { size: 38, fill: isVowel ? 'accent' : 'text' }),
      ];
    }),
  ];
}

/** A letter drawn out of its name: vowels up, consonants down, each to its value. */
function drawnApart(pen: Pen, { letter, value, isVowel, x }: PlacedLetter): string[] {
  const [row, end, digit] = isVowel ? [90, 106, 46] : [352, 312, 398];
  const stroke = isVowel ? 'accent' : 'gold';
  return [
    pen.path(`M${x} 206V${end}`, { stroke, width: 1.25, dash: '2 5' }),
    pen.dot(x, 206, 4, stroke),
    pen.text(letter, x, row, { size: 40, fill: isVowel ? stroke : 'text' }),
    pen.text(value, x, digit, { size: 28, fill: 'quiet' }),
  ];
}

/** The name as a line, with its vowels above, its consonants below, and the three sums. */
function vowelsApart(pen: Pen): string[] {
  const letters = columns(addedName, 56, 510 / STEPS);
  const sums = { x: 650, radius: 36 };
  const write = (total: number, baseline: number, fill: Color) =>
    pen.text(total, sums.x, baseline, { size: 40, fill });
  return [
    pen.path(`M30 206H${sums.x - sums.radius}`),
    ...letters.flatMap((letter) => drawnApart(pen, letter)),
    pen.circle(sums.x, 206, sums.radius),
    write(sum(letters.filter(({ isVowel }) => isVowel)), 90, 'accent'),
    write(sum(letters), 219, 'text'),
    write(sum(letters.filter(({ isVowel }) => !isVowel)), 352, 'text'),
  ];
}

/** One spelling: its letters over their values, their sum, and the number it comes to. */
function spelling(pen: Pen, name: string, y: number): string[] {
  const letters = columns(name, 84, Math.min(92, 310 / (name.length - 1)));
  return [
    ...letters.flatMap(({ letter, value, x }, index) => [
      pen.text(letter, x, y, {
        size: 52,
        fill: letter === spellings[0]?.[index]?.toUpperCase() ? 'text' : 'accent',
      }),
      pen.text(value, x, y + 38, { size: 26, fill: 'quiet' }),
    ]),
    pen.text(sum(letters), 478, y + 6, { size: 36, fill: 'quiet' }),
    pen.path(`M514 ${y - 6}H572`),
    pen.circle(620, y - 6, 48),
    pen.text(firstName(name, BY_DEFAULT).value, 620, y + 11, { size: 52 }),
  ];
}

/** The pictures of the article on names. */
export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [
    ...nameBoard(pen),
    ...columns(addedName, 132, 935 / STEPS).flatMap((letter) => tube(pen, letter)),
  ]),
  'letter-table': paperPicture(400, letterTable),
  'vowels-apart': paperPicture(430, vowelsApart),
  'one-name-three-ways': paperPicture(460, (pen) =>
    spellings.flatMap((name, index) => spelling(pen, name, 84 + index * 150)),
  ),
};
