/** The longest title that search engines do not truncate. */
const MOST = 70;

/**
 * A title for the browser's tab and for search: with the site's name where that fits and is not in
 * it already, else without, and a long one without what follows its colon.
 *
 * @example
 * documentTitle('Birth Order and Numerology: How Your Position in …', 'Ninefold');
 * // 'Birth Order and Numerology | Ninefold'
 */
export function documentTitle(title: string, brand: string): string {
  const [main = title] = title.split(': ');
  const choices = [
    ...(title.includes(brand) ? [] : [`${title} | ${brand}`]),
    title,
    `${main} | ${brand}`,
  ];
  return choices.find((choice) => choice.length <= MOST) ?? main;
}
