export const contents = 'Índice';
export const after = 'Después de la guía';

/** What the ways on from the guide lead to, by the id of the page. */
export const waysOn = {
  'by-hand': 'Con un sobre tuyo. Revisamos cada suma contigo.',
  profile: 'Todos tus números, en una página que puedes imprimir.',
  'blind-test': '¿Reconocerías tu propia lectura? Son diez rondas.',
};
export const back = 'Volver a todo lo que hay';

export const ownPage =
  'Para imprimir la guía entera, o si no la ves arriba, ábrela en [su propia página](page:guide).';
