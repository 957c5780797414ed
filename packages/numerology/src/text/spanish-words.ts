import type { PartName } from '../working/step.ts';
import type { Words } from './words.ts';

const parts: Readonly<Record<PartName, string>> = {
  name: 'El nombre',
  word: 'La palabra',
  'first-name': 'El primer nombre',
  'middle-names': 'Lo que va en medio',
  'last-name': 'El último apellido',
  date: 'La fecha de nacimiento',
  month: 'El mes',
  day: 'El día',
  year: 'El año',
  'life-path': 'Camino de Vida',
  destiny: 'Destino',
  expression: 'Expresión',
  'soul-urge': 'Número del Alma',
  personality: 'Personalidad',
  'first-number': 'El primer número',
  'second-number': 'El segundo número',
  'first-pinnacle': 'El primer pináculo',
  'second-pinnacle': 'El segundo pináculo',
  'first-challenge': 'El primer desafío',
  'second-challenge': 'El segundo desafío',
};

/** Spanish as it is read everywhere. Only the titles of the nine main numbers have capitals inside. */
export const spanish: Words = {
  isDayFirst: true,
  parts,
  numbers: {
    firstName: ['Número del Nombre', 'Las letras del primer nombre, sumadas y reducidas'],
    destiny: [parts.destiny, 'Todas las letras del nombre, sumadas y reducidas'],
    expression: [parts.expression, 'Otro nombre del Destino'],
    soulUrge: [parts['soul-urge'], 'Las vocales del nombre, sumadas y reducidas'],
    personality: [parts.personality, 'Las consonantes del nombre, sumadas y reducidas'],
    hiddenPassion: ['Pasión Oculta', 'El valor que tienen más letras del nombre'],
    karmicLessons: [
      'Lecciones kármicas',
      'Los valores del 1 al 9 que no tiene ninguna letra del nombre',
    ],
    subconsciousSelf: [
      'Yo subconsciente',
      'Cuántos de los valores del 1 al 9 tienen las letras del nombre',
    ],
    balance: ['Equilibrio', 'Las iniciales del nombre, sumadas y reducidas a una sola cifra'],
    cornerstone: ['Piedra angular', 'La primera letra del primer nombre'],
    capstone: ['Piedra de remate', 'La última letra del primer nombre'],
    firstVowel: ['Primera vocal', 'La primera vocal del primer nombre'],
    planes: ['Planos de expresión', 'Las letras del nombre, plano por plano'],
    physical: ['Plano físico', 'Las letras D, E, M y W del nombre, sumadas y reducidas'],
    mental: ['Plano mental', 'Las letras A, G, H, J, L, N y P del nombre, sumadas y reducidas'],
    emotional: [
      'Plano emocional',
      'Las letras B, I, O, R, S, T, X y Z del nombre, sumadas y reducidas',
    ],
    intuitive: [
      'Plano intuitivo',
      'Las letras C, F, K, Q, U, V e Y del nombre, sumadas y reducidas',
    ],
    business: [
      'Negocio',
      'Las letras del nombre de un negocio, sumadas y llevadas a una cifra del 1 al 9',
    ],
    lifePath: [
      parts['life-path'],
      'Todas las cifras de la fecha de nacimiento, sumadas y reducidas',
    ],
    birthday: ['Día de nacimiento', 'El día del mes, reducido'],
    attitude: ['Actitud', 'El día y el mes de nacimiento, sumados y reducidos'],
    universalDay: [
      'Día universal',
      'Todas las cifras de una fecha, sumadas hasta que queda una sola',
    ],
    universalMonth: [
      'Mes universal',
      'El año universal y el mes, sumados hasta que queda una sola cifra',
    ],
    universalYear: ['Año universal', 'Las cifras de un año, sumadas hasta que queda una sola'],
    grid: [
      'Cuadrícula natal',
      'Cuántas veces aparece cada cifra del 1 al 9 en la fecha de nacimiento',
    ],
    pinnacles: [
      'Pináculos',
      'Día y mes, día y año, los dos primeros pináculos, y mes y año: cada par, sumado y reducido',
    ],
    challenges: ['Desafíos', 'Las distancias entre los números que se suman en los pináculos'],
    lifePeriods: ['Periodos de vida', 'El mes, el día y el año de nacimiento, cada uno reducido'],
    maturity: ['Madurez', 'El Camino de Vida y el Destino, sumados y reducidos'],
    career: [
      'Vocación',
      'El Destino y el Camino de Vida, sumados, reducidos y llevados a una cifra del 1 al 9',
    ],
    karmic: [
      'Número kármico',
      'La distancia entre el Destino y el Camino de Vida, o 9 si no la hay',
    ],
    rationalThought: [
      'Pensamiento racional',
      'El primer nombre y el día de nacimiento, sumados y reducidos',
    ],
    karmicDebts: ['Deudas kármicas', 'El 13, el 14, el 16 y el 19, de camino a otros números'],
    bridges: ['Puentes', 'Las distancias entre pares de números'],
    lifePathAndExpression: [
      'Camino de Vida y Expresión',
      'La distancia entre el Camino de Vida y la Expresión',
    ],
    soulUrgeAndPersonality: [
      'Alma y Personalidad',
      'La distancia entre el Número del Alma y la Personalidad',
    ],
    destinyAndPersonality: [
      'Destino y Personalidad',
      'La distancia entre el Destino y la Personalidad',
    ],
    personalYear: [
      'Año personal',
      'El día y el mes de nacimiento y el año del calendario, sumados, reducidos y llevados a una cifra del 1 al 9',
    ],
    personalMonth: [
      'Mes personal',
      'El año personal y el mes del calendario, sumados, reducidos y llevados a una cifra del 1 al 9',
    ],
    personalDay: [
      'Día personal',
      'El mes personal y el día, sumados, reducidos y llevados a una cifra del 1 al 9',
    ],
    essence: ['Esencia', 'Las letras de los nombres que tocan a esa edad, sumadas y reducidas'],
  },
  selections: {
    all: 'Letras',
    vowels: 'Vocales',
    consonants: 'Consonantes',
    'first-word': 'Letras del primer nombre',
    initials: 'Iniciales',
    'first-letter': 'Primera letra',
    'last-letter': 'Última letra',
    'first-vowel': 'Primera vocal',
    physical: 'Letras del plano físico',
    mental: 'Letras del plano mental',
    emotional: 'Letras del plano emocional',
    intuitive: 'Letras del plano intuitivo',
  },
  steps: {
    digits: ({ text }) => `Las cifras de ${text}`,
    'master-kept': ({ to }) => `El ${to} es un número maestro y se queda como está`,
    fold: ({ from, remainder }) =>
      remainder === 0
        ? `${from} entre 9 no deja resto, y eso cuenta como 9`
        : `${from} entre 9 deja un resto de ${remainder}`,
    'nine-for-zero': () => 'Si no hay distancia, cuenta como 9',
    'most-frequent': ({ counts, tied, to }) => {
      if (to === undefined) return 'No hay letras que contar';
      const most = Math.max(...counts);
      const times = `${most} ${most === 1 ? 'vez' : 'veces'}`;
      return tied.length <= 1
        ? `El ${to} es el que más se repite: ${times}`
        : `Empatan ${listed(tied.map((value) => `el ${value}`))}, con ${times} cada uno; gana el más bajo: ${to}`;
    },
    missing: ({ to }) =>
      to.length === 0 ? 'No falta ningún valor' : `Ninguna letra vale ${listed(to, 'or')}`,
    present: ({ to }) => `${to === 1 ? 'Aparece' : 'Aparecen'} ${to} de los nueve valores`,
    letter: ({ letter, to }) =>
      letter === undefined ? 'No hay ninguna letra así' : `La ${letter} vale ${to}`,
    transit: ({ age, cycle, letter, to }) =>
      `Con ${age} ${years(age)}, en un ciclo de ${cycle}, rige la ${letter}, que vale ${to}`,
  },
  // Feminine, as all that can be none: letters, passion, lessons, vowel, attitude.
  none: 'ninguna',
  nothingToAdd: 'Nada que sumar, así que 0',
  digitsThatOccur: 'Las cifras que aparecen',
  spelledAs: (character, as) => `la ${character} cuenta como ${as}`,
  notCounted: (characters) => `sin contar: ${listed(characters)}`,
  ages: (first, last) => {
    if (last === undefined) return `desde los ${first} años`;
    return first === last ? `con ${first} ${years(first)}` : `de los ${first} a los ${last} años`;
  },
};

const years = (age: number) => (age === 1 ? 'año' : 'años');

/** Items as Spanish lists them: “a”, “a y b”, “a, b y c”; “2, 4 u 8”. */
function listed(items: readonly (string | number)[], joint: 'and' | 'or' = 'and'): string {
  const last = `${items.at(-1) ?? ''}`;
  if (items.length < 2) return last;
  const word = joint === 'or' ? (last === '8' ? 'u' : 'o') : /^[iíy]$/i.test(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
