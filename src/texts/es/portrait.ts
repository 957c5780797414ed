import type { CoreNumber } from '@ninefold/numerology';
import { listed, spelled } from './language';

/** Where a number shows, by which of the nine it is: on an occasion of its own reading. */
const places = {
  'name-number': 'con tus amigos',
  'life-path': 'en las grandes decisiones',
  destiny: 'con la gente a la que ayudas',
  'soul-urge': 'a solas',
  personality: 'a primera vista',
  expression: 'ante una tarea',
  maturity: 'con los años',
  attitude: 'con gente nueva',
  'hidden-passion': 'en tu tiempo libre',
  nearlyAll: 'en casi todo lo demás',
};

/** A number with the word that fits it anywhere. It has no gender, since it is said of the reader. */
const asWhat: Readonly<Record<CoreNumber, string>> = {
  1: 'un 1 tenaz',
  2: 'un 2 amable',
  3: 'un 3 con ganas de jugar',
  4: 'un 4 constante',
  5: 'un 5 con mil preguntas',
  6: 'un 6 que cuida',
  7: 'un 7 que piensa',
  8: 'un 8 fuerte',
  9: 'un 9 de gran corazón',
  11: 'un 11 sensible',
  22: 'un 22 de miras largas',
  33: 'un 33 paciente',
};

/** What the sentence about all the other numbers begins with. */
const andTheRest = [
  'Y todavía hay más',
  'Tus otros lados también tienen su momento',
  'Queda más de ti por conocer',
];

/** A number, and where it shows. */
export interface Shown {
  readonly number: CoreNumber;
  readonly where: readonly (keyof typeof places)[];
}

/** “Con tus amigos y en tu tiempo libre”. */
const wherever = ({ where }: Shown) => listed(where.map((place) => places[place]));

/** “Con tus amigos eres el 9, y ante una tarea, el 1.” */
export function whereTheyShow([first, ...more]: readonly Shown[]): string {
  if (!first) return '';
  const place = wherever(first);
  const others = more.map((shown) => `, y ${wherever(shown)}, el ${shown.number}`);
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} eres el ${first.number}${others.join('')}.`;
}

/** “Y todavía hay más: con tus amigos eres un 33 paciente; en tu tiempo libre, un 1 tenaz.” */
export function whereOthersShow([first, ...more]: readonly Shown[], seed: number): string {
  if (!first) return '';
  const inTheFirst = `${wherever(first)} eres ${asWhat[first.number]}`;
  if (more.length === 0) return `Y ${inTheFirst}.`;
  const inTheOthers = more.map((shown) => `${wherever(shown)}, ${asWhat[shown.number]}`);
  return `${andTheRest[seed % andTheRest.length]}: ${[inTheFirst, ...inTheOthers].join('; ')}.`;
}

/** “Entre tus nueve números hay tres 4 y tres 9.” */
export function describeCounts(
  counts: readonly { readonly number: CoreNumber; readonly count: number }[],
  of: number,
): string {
  const each = counts.map(({ number, count }) => `${spelled(count)} ${number}`);
  return `Entre tus ${spelled(of)} números hay ${listed(each)}.`;
}

/** What it makes of a person that several of the nine are one number: “Con tres 7 entre tus nueve números, …”. */
export function countedPull(pull: string, count: number, of: number): string {
  const where = count < of ? `entre tus ${spelled(of)} números` : 'en ti';
  return pull.replace(/más de un (\d+)/, `${spelled(count)} $1 ${where}`);
}

/** Words that carry no picture, so two sentences may share them. */
export const plainWords = new Set(
  `además ahora algo alguien algún alguna algunas alguno algunos allá allí alta años ante antes
aquel aquella aquello aquí atrás aunque ayudas bastante bien buen buena bueno buscas cada casa
casi como cómo contigo contra cosa cosas crees cuál cual cuales cualquier cualquiera cuándo
cuando cuánta cuanto cuánto cuenta cuentas cuesta decir deja dejar dejas delante demás dentro
desde deseas después detrás días dice dicen dices dijo donde dónde durante ella ellas ello ellos
encima enseguida entera entero entonces entre eran esas esos espera esperas esta está estaba
están estar estas este esto estos falta fuera gente gran grande grandes gusta gustan gustaría
gusto haber había hablar hablas habrá hace hacen hacer haces hacia hasta haya hecho hizo hora
horas idea igual juntas juntos lado lejos llega llegan lleva llevan llevar llevas luego lugar
mañana manera media medio mejor menos mientras mira mirar miras misma mismas mismo mismos mitad
momento mucha muchas mucho muchos mundo nada nadie necesita necesitas ningún ninguna ninguno
noche notas nueva nuevas nuevo nuevos nunca orden otra otras otro otros oyes palabra para parece
parte pasa pasan pasar paso pequeña pequeño pero persona personas pide piensas poca pocas poco
pocos podría podrías ponen poner porque pregunta preguntan preguntas preocupa primera primero
privado pronto propia propio pruebas puede pueden puedes pues queda quedan quedar quien quién
quienes quiera quiere quieren quieres quisieras quizá rato resto sabe saben saber sabes sale
salen salir secreto según segunda segundo sentir serio siempre siente sigue siguen sino siquiera
sobre sola solas solo suele suelen sueles suya suyo también tampoco tanta tantas tanto tantos
tarda tarde tendría tendrías tener tiempo tiene tienen tienes toda todas todavía todo todos toma
tomar tomas trabajo través tuya tuyo unas unos vamos varias varios vaya veces verdad vida viene
vienen vienes volver vuelta vuelve vuelven vuelves llegar quedas eres estás sigues sientes pones
llegas`.split(/\s+/),
);

/** A word without its ending: “noche” and “noches” are one, and so are “caminas” and “caminando”. */
export const stemOf = (word: string) => word.replace(/(?:ando|iendo|[aeo]?s?)$/, '');

/** Whether every second sentence begins with this word. */
export const isUsualOpening = (word: string) => word.length <= 3;
