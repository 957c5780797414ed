import { grouped, spelled } from '#texts/language';
import { chancesOf } from './chances';

export const moreAbout = (number: string) => `More about ${number}`;

/** How often chance alone shows a number: on clocks, receipts and license plates. */
export function byChance(number: string): string {
  const { on12HourClock, on24HourClock, oneInReceipts, oneInPlates } = chancesOf(number);
  const clock =
    on12HourClock > 0
      ? `A clock with twelve hours shows ${number} for ${spelled(on12HourClock)} minutes a day.`
      : on24HourClock > 0
        ? `A clock with 24 hours shows ${number} for one minute a day.`
        : `No clock ever shows ${number}.`;
  const receipt =
    oneInReceipts > 0
      ? `It’s in one in ${grouped(oneInReceipts)} totals under 1,000.00`
      : 'It’s in no total under 1,000.00';
  return `${clock} ${receipt}, and on one in ${grouped(oneInPlates)} plates with four digits.`;
}
