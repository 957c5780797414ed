import { counted, listed, plural, spelled } from '../language';
import { inSentence, type NumberId } from '../numbers';

export const caption = 'Una suma, dos páginas, dos números. Pasa más de lo que parece.';
export const submit = 'Averiguar por qué';
export const saidLabel = 'Lo que dijo la otra página';
export const saidHint = 'Obligatorio, como 7 u 11/2';

export const ourSum = 'Nuestra suma';
export const bothSums = 'Las dos sumas';
export const ours = 'La nuestra';
export const theirs = 'La suya';
export const whatElse = 'Qué más puede ser';
export const whatToCheck = 'Qué revisar';

/** The answer in a line: “33 aquí, 6 allá”. */
export function headline(here: number, there: number): string {
  return here === there ? `${there} aquí y allá` : `${here} aquí, ${there} allá`;
}

/** The answer where the two agree. */
export const noDifference = (number: NumberId, theirs: number) =>
  `Tu ${inSentence(number)} también nos da ${theirs}, así que no hay nada que explicar. Si las dos páginas lo leen de otra manera, es cuestión de gustos: las sumas coinciden.`;

/** The answer where they differ, and so many sets of rules lead to the other number. */
export function summary(
  number: NumberId,
  ours: number,
  theirs: number,
  found: number,
  tried: number,
): string {
  const byOurRules = `Con nuestras reglas, tu ${inSentence(number)} es ${ours}.`;
  if (found === 0) {
    return `${byOurRules} Probamos ${counted(tried, 'combinación', 'combinaciones')} de reglas que usan otras páginas, y ninguna da ${theirs}.`;
  }
  return plural(
    found,
    `${byOurRules} Conocemos una manera de contar que da ${theirs}. Si es la suya, nadie se equivocó: es otra costumbre.`,
    `${byOurRules} Conocemos ${spelled(found)} maneras de contar que dan ${theirs}, y primero va la más probable. Si la suya está entre ellas, nadie se equivocó: son costumbres distintas.`,
  );
}

/** How many of the nine digits the rules lead to, which says how little a match proves. */
export function reach(number: NumberId, tried: number, reached: number): string {
  const yours = `tu ${inSentence(number)}`;
  const asOne = 'si los números maestros se llevan también a la suya';
  return plural(
    reached,
    `Todas las combinaciones de reglas que probamos llevan ${yours} a una misma cifra, ${asOne}.`,
    `Las ${tried} combinaciones de reglas que probamos llevan ${yours} a ${spelled(reached)} de las nueve cifras, ${asOne}. A cuantas más cifras llegan, menos demuestra que una de ellas encaje.`,
  );
}

/** What to look at where no rule leads to the number: what a name, a date or a year has, then what all have. */
export const checks = {
  name: [
    '¿Está el nombre escrito igual en las dos páginas, con los mismos apellidos y sin apodos? Una letra de más o de menos cambia la suma.',
  ],
  date: [
    '¿Es la misma fecha de nacimiento en las dos páginas? Cambiar el día por el mes no altera este número, pero un año equivocado sí.',
  ],
  year: ['¿Era el mismo año del calendario? El número sube uno cada enero.'],
  any: [
    '¿Hablan las dos del mismo número? Los nombres cambian: al Número del Alma le dicen también deseo del corazón, hay quien llama Expresión al Destino, y muchas páginas en español llaman Destino a la suma de la fecha.',
    'Algunas páginas dan un número que no sale de tu nombre ni de tu fecha. Si la otra no muestra ninguna suma, no hay manera de saberlo.',
  ],
};

/** What another site does, in a few words and in a sentence or two. */
export const departures = {
  'masters-reduced': {
    title: 'No conserva los números maestros',
    text: 'Para esa página, un 11 es solo 1 + 1, así que se vuelve un 2. Aquí nos detenemos en el 11, el 22 y el 33, y leemos cada uno como está.',
  },
  'masters-kept': {
    title: 'Conserva los números maestros en un año',
    text: 'Hay quien deja que un año sea un 11 o un 22, y a menudo lo escribe 11/2. Nuestros años bajan siempre a un número del 1 al 9.',
  },
  'master-44': {
    title: 'Conserva también el 44',
    text: 'Unas pocas escuelas cuentan el 44 entre los números maestros. Los nuestros terminan en el 33, así que sumamos 4 + 4.',
  },
  spelled: {
    title: 'Cuenta las letras con tilde y la ñ',
    text: 'Esa página toma la é como e y la ñ como n. Aquí es lo habitual, pero para este nombre están elegidas solo las letras de la A a la Z.',
  },
  'a-z': {
    title: 'No cuenta las letras con tilde ni la ñ',
    text: 'Esa página cuenta solo de la A a la Z, así que una é o una ñ no suman nada. Aquí la é vale como la e y la ñ como la n, salvo que elijas otra cosa en «Cómo salió este número».',
  },
  'y-vowel': {
    title: 'Cuenta la Y como vocal',
    text: 'En nombres como Nancy o Eloy, la Y suena como una i, y muchas páginas la tratan como vocal. Aquí se queda con las consonantes hasta que la cambies en «Cómo salió este número».',
  },
  'y-by-neighbors': {
    title: 'Cuenta la Y como vocal si no tiene otra al lado',
    text: 'Con esa regla, la Y de Nancy es vocal y la de Eloy no. Aquí toda Y es consonante hasta que la cambies en «Cómo salió este número».',
  },
  chaldean: {
    title: 'Usa las letras caldeas',
    text: 'Es otra tabla, con valores del 1 al 8, y lleva todos los totales a una sola cifra. El mismo nombre suele acabar en otro número.',
  },
  '27-letters': {
    title: 'Usa la tabla de 27 letras',
    text: 'Ahí la Ñ tiene casilla propia y vale 6, y desde la O todas las letras se mueven un lugar: la O vale 7, la P vale 8 y la Z, 9. Aquí usamos la tabla de 26.',
  },
  'without-middle-names': {
    title: 'Cuenta solo el primer nombre y el último apellido',
    text: 'Quizá el otro formulario tenía una casilla para el nombre y otra para el apellido. Aquí sumamos todos los nombres y apellidos que se escriben.',
  },
  'whole-numbers': {
    title: 'Suma el día, el mes y el año enteros',
    text: 'Los suma como si fueran precios, 15 + 5 + 1990, y después reduce el total. Aquí sumamos cifra por cifra.',
  },
  'all-digits': {
    title: 'Suma el año cifra por cifra',
    text: 'Toma 2 + 0 + 2 + 6 en lugar de 2026. Al final da la misma cifra, pero por el camino puede pasar por un número maestro.',
  },
  'day-and-month-exchanged': {
    title: 'Cambia el día por el mes',
    text: 'Lee 4/7 como 4 de julio o como 7 de abril: justo lo que no quisiste decir.',
  },
  'from-birthday': {
    title: 'Empieza el año en tu cumpleaños',
    text: 'Tu cumpleaños aún no ha llegado, así que en su cuenta sigue el número del año pasado. Nuestros años empiezan todos el 1 de enero.',
  },
};

/** The same, for what is added part by part. */
export const parts = {
  date: {
    title: 'Suma por separado el día, el mes y el año',
    text: 'Reduce antes cada uno de los tres, sin tocar el 11 ni el 22, y después los suma. Aquí sumamos todas las cifras en fila. Las dos maneras terminan en la misma cifra, pero por el camino no encuentran los mismos números maestros.',
  },
  name: {
    title: 'Suma cada nombre por separado',
    text: 'El nombre recibe un número, el apellido recibe otro y después se suman, sin tocar el 11 ni el 22 por el camino. Aquí sumamos todas las letras en fila.',
  },
  both: {
    title: 'Suma cada parte por separado',
    text: 'Reduce antes el día, el mes, el año y cada nombre, sin tocar el 11 ni el 22, y después los suma. Aquí lo sumamos todo en fila.',
  },
};

/** The same, for parts that are brought down to a digit. */
export const digitParts = {
  date: {
    title: 'Reduce el día, el mes y el año a una cifra cada uno',
    text: 'Noviembre cuenta como 2 y el día 29 también, y ningún número maestro se conserva hasta la última suma. Aquí sumamos todas las cifras en fila.',
  },
  name: {
    title: 'Reduce cada nombre a una cifra',
    text: 'Cada nombre y cada apellido se vuelven antes una cifra, y ningún número maestro se conserva hasta la última suma. Aquí sumamos todas las letras en fila.',
  },
  both: {
    title: 'Reduce cada parte a una cifra',
    text: 'El día, el mes, el año y cada nombre se vuelven antes una cifra, y ningún número maestro se conserva hasta la última suma. Aquí lo sumamos todo en fila.',
  },
};

/** What a reason is called: its departures in a row. */
export function titleOf([first = '', ...others]: readonly string[]): string {
  return listed([first, ...others.map((title) => title.charAt(0).toLowerCase() + title.slice(1))]);
}

/** Whether sites in this language use 27 letters for any name; elsewhere it takes an Ñ to think of them. */
export const ALWAYS_27_LETTERS: boolean = true;

/** What else can have happened. */
export const slips = {
  'day-early': {
    title: 'Su fecha es la del día anterior',
    text: 'Es un error conocido: al oeste de Londres, y con eso en toda América, una página descuidada puede mover tu cumpleaños al día anterior. Con nuestras reglas, ese día da su número.',
  },
  'first-name': {
    title: 'Solo tenía tu primer nombre',
    text: 'Tu primer nombre, sin lo demás, da su número con nuestras propias reglas.',
  },
  'life-path': {
    title: 'Habla de tu Camino de Vida',
    text: 'Muchas páginas en español llaman «número de destino» a la suma de la fecha de nacimiento. Aquí se llama Camino de Vida, y el tuyo es su número.',
  },
  birthday: {
    title: 'Habla solo del día',
    text: 'Algunas páginas leen antes que nada el día del mes, con el nombre de «número psíquico». El tuyo da su número.',
  },
};
