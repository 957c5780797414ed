/** “1st”, “22nd”, “13th”: a day of the month, or any place in a row, as it is spoken. */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const ending = isTeen ? undefined : [undefined, 'st', 'nd', 'rd'][place % 10];
  return `${place}${ending ?? 'th'}`;
}
