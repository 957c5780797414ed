/** What a number is called, what it is about, and what it is made of, by its id. */
export const numbers = {
  'name-number': {
    label: 'Número del Nombre',
    about: 'Cómo te conoce la gente',
    madeOf: 'las letras de tu primer nombre',
  },
  'life-path': {
    label: 'Camino de Vida',
    about: 'Lo que vienes a aprender',
    madeOf: 'todas las cifras de tu fecha de nacimiento',
  },
  destiny: {
    label: 'Destino',
    about: 'Lo que vienes a hacer',
    madeOf: 'las letras de tu nombre completo',
  },
  'soul-urge': {
    label: 'Número del Alma',
    about: 'Lo que más quieres',
    madeOf: 'las vocales de tu nombre completo',
  },
  personality: {
    label: 'Personalidad',
    about: 'La cara que muestras',
    madeOf: 'las consonantes de tu nombre completo',
  },
  expression: {
    label: 'Expresión',
    about: 'Lo que te sale bien',
    madeOf: 'las letras de tu nombre completo, otra vez',
  },
  maturity: {
    label: 'Madurez',
    about: 'Lo que crece después de los cuarenta',
    madeOf: 'tu Camino de Vida y tu Destino',
  },
  attitude: {
    label: 'Actitud',
    about: 'La primera impresión que das',
    madeOf: 'el día y el mes en que naciste',
  },
  'hidden-passion': {
    label: 'Pasión Oculta',
    about: 'Lo que no puedes dejar de hacer',
    madeOf: 'el valor que más se repite en tu nombre',
  },
  birthday: {
    label: 'Día de nacimiento',
    about: 'El talento con el que naciste',
    madeOf: 'el día del mes',
  },
  career: {
    label: 'Vocación',
    about: 'Cómo trabajas mejor',
    madeOf: 'tu nombre más tu fecha de nacimiento, hasta que queda una sola cifra',
  },
  karmic: {
    label: 'Vida pasada',
    about: 'Lo que dicen que te dejó una vida pasada',
    madeOf: 'la distancia entre tu nombre y tu fecha',
  },
  'personal-year': {
    label: 'Año personal',
    about: 'Lo que este año te pide',
    madeOf: 'el día y el mes en que naciste, más este año',
  },
  'personal-month': {
    label: 'Mes personal',
    about: 'Para qué sirve este mes',
    madeOf: 'tu año personal más el número del mes',
  },
  'personal-day': {
    label: 'Día personal',
    about: 'Para qué sirve el día de hoy',
    madeOf: 'tu mes personal más el día del mes',
  },
};

/** The id of a number. A label may change, an id never. */
export type NumberId = keyof typeof numbers;

/** A label inside a sentence, with its article. Only the nine have capitals. */
export const withArticle: Readonly<Record<NumberId, string>> = {
  'name-number': 'el Número del Nombre',
  'life-path': 'el Camino de Vida',
  destiny: 'el Destino',
  'soul-urge': 'el Número del Alma',
  personality: 'la Personalidad',
  expression: 'la Expresión',
  maturity: 'la Madurez',
  attitude: 'la Actitud',
  'hidden-passion': 'la Pasión Oculta',
  birthday: 'el día de nacimiento',
  career: 'la vocación',
  karmic: 'la vida pasada',
  'personal-year': 'el año personal',
  'personal-month': 'el mes personal',
  'personal-day': 'el día personal',
};

/** A label inside a sentence, after a word that fits both genders, like *tu* or *como*. */
export const inSentence = (id: NumberId) => withArticle[id].replace(/^\S+ /, '');

/** “Cómo te conoce la gente: las letras de tu primer nombre.” */
export const whatItIs = (id: NumberId) => `${numbers[id].about}: ${numbers[id].madeOf}.`;

/** “Tu Destino suma las letras de tu nombre completo.” */
export const describeSum = (id: NumberId) => `Tu ${inSentence(id)} suma ${numbers[id].madeOf}.`;

/** The nine years of a cycle, a word each, from 1 on: on the wheel, on cards and on a day's page. */
export const yearWords = [
  'empezar',
  'esperar',
  'crear',
  'construir',
  'cambiar',
  'cuidar',
  'pensar',
  'cosechar',
  'soltar',
];
