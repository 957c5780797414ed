/** How often a number turns up by chance, where people say they see it. */
export interface Chances {
  /** The minutes of a day in which a clock shows it. */
  readonly on12HourClock: number;
  readonly on24HourClock: number;
  /** One in how many totals under 1,000.00 contains it; 0 for none. */
  readonly oneInReceipts: number;
  /** One in how many license plates with four digits contains it; 0 for none. */
  readonly oneInPlates: number;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The digits that a clock shows in a minute of the day, without and with a leading zero. */
const minutes = Array.from({ length: 24 * 60 }, (_, index) => {
  const hour = Math.floor(index / 60);
  const minute = twoDigits(index % 60);
  return {
    twelve: [`${((hour + 11) % 12) + 1}${minute}`],
    twentyFour: [`${hour}${minute}`, `${twoDigits(hour)}${minute}`],
  };
});

/** The digits of every total from 0.01 to 999.99. */
const totals = Array.from({ length: 99_999 }, (_, index) => String(index + 1).padStart(3, '0'));

const plates = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));

/**
 * What chance alone shows, counted over everything that a clock, a receipt and a plate can show.
 *
 * @example
 * chancesOf('444').on12HourClock; // 2: at 4:44, morning and afternoon
 */
export function chancesOf(number: string): Chances {
  return {
    on12HourClock: minutes.filter(({ twelve }) => twelve.includes(number)).length,
    on24HourClock: minutes.filter(({ twentyFour }) => twentyFour.includes(number)).length,
    oneInReceipts: oneIn(totals, number),
    oneInPlates: oneIn(plates, number),
  };
}

function oneIn(displays: readonly string[], number: string): number {
  const shown = displays.filter((display) => display.includes(number)).length;
  return shown && Math.round(displays.length / shown);
}
