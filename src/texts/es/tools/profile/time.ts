import type { LifeSpan } from '@ninefold/numerology';
import { counted } from '../../language';

const transitNames = { physical: 'físico', mental: 'mental', spiritual: 'espiritual' };

/** One of the letters of a name that hold for some years. */
interface NamedTransit {
  readonly id: keyof typeof transitNames;
  readonly letter: string;
  readonly value: number;
  readonly fromAge: number;
  readonly toAge: number;
}

/** A life, as it is drawn. */
export interface DrawnLife {
  readonly pinnacles: readonly LifeSpan[];
  readonly challenges: readonly LifeSpan[];
  readonly periods: readonly LifeSpan[];
  readonly transits: readonly NamedTransit[];
  /** Undefined before the birth. */
  readonly age: number | undefined;
}

const years = (count: number) => counted(count, 'año');

/** The stretches of a life, for whoever cannot see them. */
export function describeLife({ pinnacles, challenges, periods, transits, age }: DrawnLife): string {
  const told = (spans: readonly LifeSpan[]) =>
    spans
      .map(({ value, toAge }) =>
        toAge === undefined ? `después, el ${value}` : `el ${value} hasta cumplir ${years(toAge)}`,
      )
      .join(', ');
  const today =
    age === undefined ? 'Esa fecha de nacimiento aún no ha llegado.' : `Edad hoy: ${years(age)}.`;
  const letters = transits.map(({ letter, toAge }) => `la ${letter} hasta cumplir ${years(toAge)}`);
  const transit = letters.length > 0 ? ` Tránsitos: ${letters.join(', ')}.` : '';
  return `Una vida como una tira de edades. Pináculos: ${told(pinnacles)}. Desafíos: ${told(challenges)}. Periodos: ${told(periods)}.${transit} ${today}`;
}

/** The ages of a stretch: “Hasta los 33”, “De los 33 a los 42”, “Desde los 51”. */
export function agesOf({ fromAge, toAge }: LifeSpan): string {
  if (toAge === undefined) return `Desde los ${fromAge}`;
  return fromAge === 0 ? `Hasta los ${toAge}` : `De los ${fromAge} a los ${toAge}`;
}

/** The same stretch on the calendar: its borders are birthdays. */
export const yearsOf = (from: number, to: number | undefined) =>
  to === undefined ? `desde ${from}` : `de ${from} a ${to}`;

/** Where the text of a stretch was told before. */
export function sameAs({ fromAge, toAge, value }: LifeSpan): string {
  const when = fromAge === 0 ? `antes de los ${toAge} años` : `desde los ${fromAge} años`;
  return `Es otra vez el ${value}, que ya salió ${when}, así que puedes leerlo allí.`;
}

export const now = 'ahora';
export const todayAt = (age: number) => `hoy, ${age === 1 ? 'al año' : `a los ${age}`}`;

/** Below the drawing of a life. */
export const caption =
  'Por el centro va tu edad. Encima están los pináculos; debajo, los desafíos, y más abajo, la barra de los periodos. El último de cada clase no tiene final.';
export const aboutLetters =
  'Las letras de abajo son las de tu nombre a las que ahora les toca el turno.';

export const pinnacle = (title: string) => `Pináculo: ${title}`;
export const challenge = 'Desafío';
export const periods = ['El periodo del mes', 'El periodo del día', 'El periodo del año'];

export const thisYear = 'Este año de tu vida';
export const essence = 'Esencia';
export const transits = 'Tránsitos';

export const describeTransit = ({ id, letter, value, fromAge, toAge }: NamedTransit) =>
  `${letter} (${value}), ${transitNames[id]}, de ${fromAge} a ${years(toAge)}.`;
