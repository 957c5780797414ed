import type { LifeSpan } from '@ninefold/numerology';

export const onThisPage = 'En esta página';
export const elsewhere = 'Otras escuelas';

export const letterValues = 'Los valores de las letras';
export const value = 'Valor';
export const ourLetters = 'Nuestras letras';
export const chaldeanLetters = 'Letras caldeas';
export const none = 'ninguna';

export const inOneRow = (title: string) => `${title}, en una fila`;
export const inThreeParts = (title: string) => `${title}, en tres partes`;

export const number = 'Número';
export const rule = 'Regla';
export const rules = {
  'name-number': 'Las letras de la primera palabra, reducidas',
  'life-path': 'Todas las cifras de la fecha de nacimiento, reducidas',
  destiny: 'Todas las letras del nombre completo, reducidas',
  'soul-urge': 'Las vocales, reducidas',
  personality: 'Las consonantes, la Y entre ellas, reducidas',
  expression: 'La misma suma que el Destino',
  maturity: 'Camino de Vida más Destino, reducidos otra vez',
  attitude: 'Día más mes de nacimiento, reducidos',
  'hidden-passion': 'El valor que tienen más letras',
};

export const ordinals = ['Primero', 'Segundo', 'Tercero', 'Cuarto'];
export const pinnacles = 'Pináculos';
export const challenges = 'Desafíos';
export const periods = 'Periodos';

/** A number of a long cycle, and the ages it holds for. */
export function describeSpan({ value, fromAge, toAge }: LifeSpan): string {
  if (toAge === undefined) return `${value}, desde los ${fromAge}`;
  return fromAge === 0
    ? `${value}, hasta los ${toAge}`
    : `${value}, de los ${fromAge} a los ${toAge}`;
}

/** The six numbers of a draw. */
export const drawn = (lifePath: number, day: string, numbers: readonly number[]) =>
  `Con un Camino de Vida ${lifePath}, el ${day}, salen ${numbers.join(', ')}.`;
export const howFound = 'Cómo salieron estos seis';
