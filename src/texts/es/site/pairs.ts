export const howToRead =
  'Busca un número a la izquierda y el otro arriba. Donde se cruzan están sus puntos, hasta 100, y son los mismos al derecho y al revés. Elige una cifra para leer sobre ese par.';

export const oneNumber = 'Un número';
export const theOther = 'El otro';
export const read = 'Leer sobre los dos';

export const table = 'La tabla';
export const tableCaption = 'Los puntos de cada par, de un máximo de 100';
export const goesOn = 'La tabla sigue hacia la derecha, hasta el 33.';

/** What the shades of the table mean, by the lowest scores of friends and of those in between. */
export const aboutShades = (friends: number, neutral: number) =>
  `Cuanto más oscura la casilla, mejor el par: ${friends} o más, de ${neutral} a ${friends - 1}, menos de ${neutral}.`;

export const custom = 'Lo que es costumbre';
export const aboutTriads =
  'La numerología reparte los nueve números en tres familias, llamadas tríadas: 1, 5 y 7, de la mente; 2, 4 y 8, de lo práctico; 3, 6 y 9, del corazón. Se dice que dos números de una misma tríada se entienden sin esfuerzo. [Más sobre las tríadas](page:blog/love-numbers)';

export const choice = 'Lo que decidimos aquí';
export const aboutPoints = (leastOfTriad: number) =>
  `La costumbre dice quién se entiende con quién, pero no da puntos. Los puntos son nuestros. Dos números distintos de una tríada reciben al menos ${leastOfTriad}. Para los demás nos guiamos por el carácter de cada uno. Nadie los ha puesto a prueba, así que tómalos como tema de conversación y no como pronóstico.`;

export const masters = 'Cómo cuentan los números maestros';
/** With the scores of 5 and 1 and of 5 and 11, and the highest score there is. */
export const aboutMasters = (withOne: number, withEleven: number, highest: number) =>
  `Solo los números del 1 al 9 tienen puntos propios. Un número maestro se busca por la cifra que repite, el 11 como 1, el 22 como 2 y el 33 como 3, y añade cinco puntos. En cambio, la suma que debe terminar en una cifra los baja a 2, 4 y 6. Así, el 5 y el 1 tienen ${withOne} puntos; el 5 y el 11, ${withEleven}. Ningún par pasa de ${highest}.`;

export const allByNumber = (count: number) => `Los ${count}, número por número`;
export const backToTable = 'Volver a la tabla';
export const withLower = 'Con los más bajos:';

/** What the pairs under a number are called: those with itself and with every higher one. */
export const andOthers = (first: number) => `El ${first} y los demás`;
export const andHigher = (number: number) => `El ${number} y los más altos`;

const meetings = {
  friends: 'amigos',
  neutral: 'término medio',
  opposite: 'opuestos',
  same: 'el mismo dos veces',
};

/** “85 de 100, amigos”. */
export const describeScore = (score: number, meeting: keyof typeof meetings) =>
  `${score} de 100, ${meetings[meeting]}`;

export const whichAreYours =
  '¿Cuáles son tus números? [Suma tu nombre y tu fecha de nacimiento](page:home), o [enfrenta dos nombres](page:names-battle).';
