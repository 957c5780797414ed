/** What the card of a page shows, for whoever cannot see it. */
export const besideHeading = (heading: string, drawing: string) =>
  `«${heading}», y al lado, ${drawing}`;

/** A number's figure, and a day's leaf over one. */
export const figureOf = (number: number) => `la figura del ${number}`;
export const leafOf = (day: number, number: number) =>
  `una hoja de calendario con el día ${day}, sobre ${figureOf(number)}`;

/** On a shop's sign, over its number: four letters that come to 6. */
export const onSign = 'Casa';

/** Two names that sound the same and come to two numbers, and December 20, 1999. */
export const soundAlike = ['Carla', 'Karla'];
export const slipDate = '20 12 1999';

/** The drawings, by the names that the records of the pages use. */
export const drawings = {
  nineNumbers: 'nueve figuras unidas en un anillo',
  yearWheel: 'una rueda de nueve años, con el quinto encendido',
  compasses: 'un compás que dibuja una figura',
  hangingSign: 'un letrero de tienda que cuelga de su soporte',
  earlierLives: 'marcos de nueve lados, uno dentro de otro, hasta un punto de luz',
  calendarPage: 'una hoja de calendario con treinta y un puntos, uno de ellos en un círculo',
  clockFace: 'un reloj digital que marca las 11:11 dentro de la figura del 11',
  birthSquare: 'un cuadrado de nueve casillas con algunas cifras, y dos líneas que cruzan tres',
  dayLeaves: 'tres hojas de un calendario, cada una con una figura',
  priceTags: 'tres etiquetas de precio con su cordel, cada una con una figura',
  scrapOfPaper: 'un nombre sumado en una hoja de papel, con un lápiz al lado',
  sealedLetter: 'una carta que lleva una figura por sello',
  keyhole: 'el ojo de una cerradura en una placa redonda con una escala',
  sealedSheet: 'una hoja de párrafos numerados, con un sello',
  asterisk: 'un gran asterisco sobre una línea de letra pequeña',
  linkedRings: 'dos anillos enlazados',
  missingStar: 'la figura del 8, a la que le falta una estrella',
  cutLine: 'la figura del 4 en un círculo, con la línea que la une cortada',
  allDoors: 'nueve puertas en tres filas, una de ellas abierta',
  twelveFigures: 'las doce figuras en una esfera de reloj',
  pairTable: 'una tabla de doce números por doce: a más puntuación, más grande el punto',
  letterRows: 'el alfabeto en nueve columnas, numeradas del 1 al 9',
  familyCircle: 'cinco figuras en círculo, cada una unida a aquellas con las que se lleva bien',
  lifeStrip: 'una vida como una franja de edades, con arcos por encima y por debajo',
  fannedSheets: 'hojas escritas, abiertas en abanico',
  openBook: 'un libro abierto con una figura en la página izquierda',
  bookCover: 'la portada de un libro con la figura del nueve',
  dayDial: 'una escala de medio círculo, de 0 a 100, con el sol encima',
  twoFigures: 'dos figuras que se adentran la una en la otra',
  overlaidFigures: 'las figuras del 6 y del 9, una sobre otra, encima de cinco pares de puntos',
  comparedNames: 'los nombres Carla y Karla, cada letra sobre su valor, y sus números, el 8 y el 7',
  drawnNumbers: 'seis bolas numeradas en una rueda de cuarenta y nueve',
  twoSlips: 'dos tiras de papel con la misma fecha: una termina en 33 y la otra en 6',
  nameShape: 'nueve puntos en un anillo, y una línea curva que pasa por tres de ellos',
  threeCards: 'tres hojas escritas, una junto a otra, la del centro con un signo de interrogación',
  pencilSum: 'una suma en papel cuadriculado, 17 y 1 + 7 = 8, con un lápiz al lado',
};
