import { plural } from '../../language';

/** What stands under the shapes of names in a picture. */
export const question = 'What shape is yours?';

/** The shapes of a picture, by their ids. */
export const formats = { square: 'Square', tall: 'Tall', wide: 'Wide' };

export const shareThisResult = 'Share this result';
export const close = 'Close';
export const picture = 'Picture';
export const shape = 'Shape';
export const showNames = (names: number) => plural(names, 'Show my name', 'Show the names');
export const sendPicture = 'Send picture';
export const savePicture = 'Save picture';
export const copyLink = 'Copy link';
export const linkToThisResult = 'Link to this result';

export const saved = 'Picture saved.';
export const noDrawing =
  'Your browser won’t draw pictures on this page. You can still copy the link.';
export const noFile =
  'Your browser won’t let us save the picture. You could take a screenshot of it.';
export const notSent = 'That didn’t work. You can save the picture instead.';

/** What a screen reader says of a picture. */
export const whatItSays = (card: string) => `The picture says: ${card}`;

/** What of a visitor is in a picture, and in the link to its result. */
export const hasDigits = 'The picture shows the digits of the birth date, and not their order.';
export const hasNoDate = 'No birth date is ever in a picture.';
export const linkHolds = 'The link opens this result, so it holds what you typed.';
