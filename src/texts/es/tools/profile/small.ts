/** The groups of small numbers. */
export const groups = {
  startAndFinish: 'Cómo empiezas y cómo terminas',
  whenItGetsHard: 'Cuando se pone difícil',
  bridges: 'Cuánto hay de uno a otro',
  planes: 'Planos de expresión',
};

/** What the small numbers are called. */
export const names = {
  cornerstone: 'Piedra angular',
  capstone: 'Piedra de remate',
  firstVowel: 'Primera vocal',
  balance: 'Equilibrio',
  rationalThought: 'Pensamiento racional',
  subconsciousSelf: 'Yo subconsciente',
  lifePathAndExpression: 'Camino de Vida y Expresión',
  soulUrgeAndPersonality: 'Alma y Personalidad',
  destinyAndPersonality: 'Destino y Personalidad',
  physical: 'Físico',
  mental: 'Mental',
  emotional: 'Emocional',
  intuitive: 'Intuitivo',
};

type Name = keyof typeof names;

/** In the place of a text that another number has already. */
export const asFarApart = (name: Name) =>
  `La misma distancia que en ${names[name]}, así que el consejo también es el mismo.`;

export const shareOfLetters = (count: number, all: number) => `${count} de ${all} letras`;

/** A small number in a line: “Equilibrio: 4”. */
export const nameAndNumber = (name: Name, shown: string) => `${names[name]}: ${shown}`;
