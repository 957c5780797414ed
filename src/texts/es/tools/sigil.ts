export const example = 'Guadalupe Yáñez';
export const submit = 'Dibujar mi sello';
export const caption = 'Este es el de Inés Paz. Aquí irá el tuyo.';

export const noLine =
  'En ese nombre no hay ninguna letra de la A a la Z, así que no hay por dónde pasar una línea. Prueba a escribirlo con letras latinas.';
export const aboutLine =
  'Empieza en el anillo pequeño y termina en el punto grande. Un lazo quiere decir que dos letras seguidas valen lo mismo.';

export const kind = 'Sello';
export const cardTitle = 'La forma de un nombre';
export const cardSentence = 'Una línea por nueve puntos, letra por letra.';

export const saveSvg = 'Guardar como SVG';
export const savePng = 'Guardar como PNG';
export const saved = 'Imagen guardada.';
export const notMade = 'Aquí no pudimos hacer la imagen.';
