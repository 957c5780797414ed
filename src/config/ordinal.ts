/** “1st”, “22nd”, “13th”: a day of the month as it is spoken. */
export function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const ending = isTeen ? undefined : [undefined, 'st', 'nd', 'rd'][day % 10];
  return `${day}${ending ?? 'th'}`;
}
