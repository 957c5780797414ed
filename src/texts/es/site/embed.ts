import { inSentence, numbers } from '../numbers';

/** The numbers that other people's pages can show, by the part of the address that names them. */
export type FramedNumber = 'life-path' | 'personal-year';

const names: Readonly<Record<FramedNumber, string>> = {
  'life-path': numbers['life-path'].label,
  'personal-year': numbers['personal-year'].label,
};

/** What a frame is called, on its own page and to a screen reader on somebody else's. */
export const frameTitle = (number: FramedNumber, brand: string) =>
  `Calculadora de ${inSentence(number)}, de ${brand}`;

/*
 * The frame.
 */

export const birthDate = 'Fecha de nacimiento';
export const hint = (from: number, to: number) => `Obligatorio, de ${from} a ${to}`;
export const calculate = 'Calcular';

/** What a number's answer is called: “Personal Year 5 in 2027” needs the year, which the visitor's clock knows. */
export const answerTitle = (number: FramedNumber, value: number, title: string) =>
  `${names[number]} ${value}: ${title}`;
export const working = 'La suma';

/** Leads to the site, with the date that was typed. */
export const wholeReading = (brand: string) => `La lectura entera, en ${brand}`;
export const entertainment =
  'Es para entretenerte. Lo que escribes se queda en este recuadro; solo el enlace se lo lleva.';

/*
 * The page that gives the code away.
 */

export const whichNumber = 'Número';
export const numberOptions = names;
export const whichColors = 'Colores';
export const colorOptions = {
  own: 'Como la página que lo rodea',
  light: 'Claros',
  night: 'De noche',
};
export const whichCode = 'Código';
export const codeOptions = {
  element: 'Con script: se ajusta a su altura',
  frame: 'Sin script: un marco de altura fija',
};
export const nofollow =
  'Marcar el enlace para que los buscadores no tengan que seguirlo (nofollow)';

/** Before the name of another language, which leads to its code. */
export const otherLanguage = 'Para una página en otro idioma:';

export const preview = 'Así se ve';
export const code = 'Copia esto en tu página';
export const copy = 'Copiar el código';
export const copied = 'Código copiado.';

export const facts = [
  {
    title: 'Qué envía',
    text: 'Nada de lo que se escribe. La fecha se queda en el marco, la suma se hace ahí y el marco no le dice el número a tu página. No guarda nada ni pone cookies. Lo único que viaja por su cuenta es la petición del marco, como la de cualquier imagen, y no dice en qué página tuya está.',
  },
  {
    title: 'Cuánto cuesta',
    text: 'Nada, en cualquier página, con anuncios propios o sin ellos. Dentro no hay anuncios ni enlaces pagados. El enlace que está debajo de la lectura trae hasta aquí, y solo se lleva la fecha si quien te visita lo pulsa.',
  },
  {
    title: 'Dónde cabe',
    text: 'Donde puedas pegar código: necesita una columna de al menos 280 píxeles. Algunos creadores de páginas aceptan scripts y otros no, así que hay una versión para cada caso. Si tu página tiene una política de seguridad, permite nuestra dirección en frame-src, y en script-src para la versión con script. Donde no se permita ninguna de las dos, el enlace sigue ahí.',
  },
  {
    title: 'Cómo quitarlo',
    text: 'Borra el código. No queda nada, ni en tu página ni en el navegador de nadie.',
  },
];
