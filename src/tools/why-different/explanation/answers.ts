/* What an answer needs. It is fetched when the form is used. */

export { departureText, slipTexts } from './departure-texts';
export { explain } from './explain';
