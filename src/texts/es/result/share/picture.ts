import { plural } from '../../language';

/** What stands under the shapes of names in a picture. */
export const question = '¿Qué forma tiene el tuyo?';

/** The shapes of a picture, by their ids. */
export const formats = { square: 'Cuadrada', tall: 'Vertical', wide: 'Horizontal' };

export const shareThisResult = 'Compartir este resultado';
export const close = 'Cerrar';
export const picture = 'Imagen';
export const shape = 'Forma';
export const showNames = (names: number) =>
  plural(names, 'Mostrar mi nombre', 'Mostrar los nombres');
export const sendPicture = 'Enviar imagen';
export const savePicture = 'Guardar imagen';
export const copyLink = 'Copiar enlace';
export const linkToThisResult = 'Enlace a este resultado';

export const saved = 'Imagen guardada.';
export const noDrawing =
  'En esta página tu navegador no dibuja imágenes. El enlace sí puedes copiarlo.';
export const noFile =
  'Tu navegador no nos deja guardar la imagen. Puedes hacer una captura de pantalla.';
export const notSent = 'No se pudo enviar. En su lugar, puedes guardar la imagen.';

/** What a screen reader says of a picture. */
export const whatItSays = (card: string) => `La imagen dice: ${card}`;

/** What of a visitor is in a picture, and in the link to its result. */
export const hasDigits =
  'En la imagen se ven las cifras de la fecha de nacimiento, pero no su orden.';
export const hasNoDate = 'En una imagen nunca aparece la fecha de nacimiento.';
export const linkHolds = 'El enlace abre este resultado, así que lleva dentro lo que escribiste.';
