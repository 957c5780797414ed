import { capitalized, grouped, listed, plural, spelled, times } from '../../language';

export const tooFewLetters = (rounds: number) =>
  `En ese nombre no hay letras suficientes de la A a la Z para ${rounds} rondas. Prueba a escribirlo con letras latinas, como en un pasaporte.`;
export const anotherName = 'Probar otro nombre';

export const roundOf = (count: number, rounds: number) => `Ronda ${count} de ${rounds}`;
export const whichOne = (name: string | undefined) => `¿Cuál habla de ${whom(name)}?`;
export const roundsAnswered = 'Rondas respondidas';
export const backARound = 'Ronda anterior';
export const stopTest = 'Dejar la prueba';
export const stopHere = 'Terminar aquí';

export const youFound = (name: string | undefined) =>
  name ? `Encontraste a ${name} en` : 'Te encontraste en';
export const scoreOf = (score: number, rounds: number) => `${score} de ${rounds}`;

/** What a guesser gets of so many rounds: “3 o 4”, “2”. */
const guessed = (rounds: number) =>
  rounds % 3 === 0
    ? `${rounds / 3}`
    : listed([`${Math.floor(rounds / 3)}`, `${Math.ceil(rounds / 3)}`], 'or');

/** How likely a score is by luck: how large a share of all tests has as many, or more. */
export function luck(score: number, rounds: number, share: number): string {
  const expected = `Con los ojos cerrados acertarías ${guessed(rounds)} de ${rounds}.`;
  const when = capitalized(often(share));
  if (score === 0) return `${expected} ${when} no acertarías ninguno.`;
  return `${expected} ${when} acertarías ${score === rounds ? `los ${rounds}` : `al menos ${score}`}.`;
}

/** “en 44 de cada 100 pruebas”, “en una de cada 13 pruebas”. */
const often = (share: number) =>
  share > 0.3
    ? `en ${Math.round(share * 100)} de cada 100 pruebas`
    : `en una de cada ${grouped(Math.round(1 / share))} pruebas`;

/** What to make of a score. */
export const verdicts = {
  fewer: (name?: string) =>
    `Es menos de lo que suele sacar quien adivina, y le pasa a tres de cada diez. No significa que no ${name ? `conozcas a ${name}` : 'te conozcas'}. En todo caso, serán estas lecturas las que no.`,
  guess: () =>
    'Justo lo que da la suerte. Quien no cree en esto dirá que los textos le sirven a cualquiera. Quien sí cree dirá que diez rondas son muy poca prueba. Con este resultado, todo el mundo se va contento a su casa.',
  little: () =>
    'Un poco mejor que adivinar, y todavía puede ser suerte: en una sala donde adivinan diez personas, dos sacan lo mismo. Si crees que aquí hay algo, juega otra vez: en muchas rondas, la suerte se queda en una de cada tres.',
  better: () =>
    'Mejor de lo que suele salir adivinando. Pero si jugaron doce de tus amigos, era fácil que alguien llegara hasta aquí. Otras diez rondas te dirían más.',
  seldom: (name?: string) =>
    `La suerte casi nunca llega tan lejos. Antes de celebrar: ¿habías leído aquí alguno de estos textos? Entonces fue memoria. Si no, o las lecturas captaron algo de ${whom(name)}, u hoy te saldría cara diez veces seguidas. Juega otra vez: si fue suerte, lo más probable es que vuelvas a cinco o menos.`,
};

/** The same for a test that was ended early. */
export const verdictsOnFew = {
  guess: (rounds: number, name?: string) =>
    `Nada que no se consiga adivinando. Pero ${spelled(rounds)} rondas apenas son una prueba: aunque las lecturas hablaran de verdad de ${whom(name)}, podrías quedarte en esto una noche de mucho sueño.`,
  better: (rounds: number) =>
    `Mejor que casi todo el que adivina, y con ${spelled(rounds)} rondas eso todavía no es mucho. Juega las diez antes de contárselo a nadie.`,
  seldom: (rounds: number, name?: string) =>
    `Adivinando rara vez se llega tan lejos. Claro que lo dejaste después de ${spelled(rounds)}, y de dejarlo cuando vas ganando están hechas las hazañas de los jugadores. Otras diez rondas te dirán si las lecturas captaron algo de ${whom(name)}.`,
};

/** After a preposition. */
const whom = (name = 'ti') => name;

/** The bars in words, for whoever cannot see them: how large a share of all tests has each score. */
export function describeBars(score: number, shares: readonly number[]): string {
  const bars = shares.map(
    (share, right) => `${right} ${plural(right, 'acierto')}, ${percent(share)}`,
  );
  return `Con qué frecuencia sale cada resultado por suerte: ${bars.join('; ')}. El tuyo, ${score}, está marcado.`;
}

/** “26 %”, “0.3 %”, “menos del 0.1 %”. */
function percent(share: number): string {
  const whole = share * 100;
  if (whole < 0.1) return 'menos del 0.1\u00a0%';
  return `${whole < 1 ? whole.toFixed(1) : Math.round(whole)}\u00a0%`;
}

export const aboutBars = (ways: number) =>
  `Lo que sacarían ${grouped(ways)} personas adivinando, si respondieran de todas las maneras posibles. La barra dorada es la tuya.`;

export const kind = 'Prueba a ciegas';
export const cardTitle = (score: number, name: string | undefined) =>
  `${name ? `Encontré a ${name}` : 'Me encontré'} ${times(score)}`;

/** What somebody who played says of it; a friend’s name, where it was theirs. */
export function message(score: number, rounds: number, name: string | undefined): string {
  const looked = name
    ? `Busqué a ${name} entre lecturas de numerología ajenas`
    : 'Busqué mi lectura de numerología entre las de gente desconocida';
  return `${looked} y acerté ${score} de ${rounds}. Adivinando se llega a ${guessed(rounds)}.`;
}

export const playAgain = 'Jugar otra vez';
export const sameTest = 'La misma prueba, para alguien más';
export const testYourself = 'Probar conmigo';
export const testSomebodyElse = 'Probar con alguien más';
export const whatFriendGets =
  'Quien abra ese enlace recibe las mismas diez rondas y te busca a ti. El enlace lleva tu primer nombre y ocho números, pero no tu fecha de nacimiento.';

export const roundsOpened = (count: number) => `Las ${spelled(count)} rondas, al descubierto`;
export const found = 'Acierto';
export const missed = 'Fallo';
export const whose = (name: string | undefined) => (name ? `el de ${name}` : 'el tuyo');
export const yourChoice = 'el que elegiste';

/** Where a passage is from: “5, Espíritu libre: Lo que te cuesta”. */
export const source = (number: number, title: string, section: string) =>
  `${number}, ${title}: ${section}`;
