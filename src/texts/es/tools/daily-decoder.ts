import type { CalendarDate } from '@ninefold/numerology';
import { fullDate, longDate } from '../language';

export const caption = 'El día de alguien, en porcentaje. El tuyo será otro.';
export const aboutScore =
  'El porcentaje es un juego entre tu cumpleaños y el calendario. Sale de dos fechas y de nada más, y es solo para entretenerte.';

/** What precedes the date. */
export const todayIs = 'Hoy es ';
export const dateLimits = (from: number) => `de ${from} a hoy`;
export const onceAgain = (birth: CalendarDate) => `Usar otra vez el ${longDate(birth)}`;
export const submit = 'Descifrar mi día';
export const privacy =
  'Las sumas las hace tu navegador, y nada de lo que escribes sale de él. Esta pestaña recuerda tu fecha hasta que la cierras.';
export const loading = 'Consultando el cosmos…';

/** What the score is of: “15 de mayo de 1990 · jueves 1 de enero de 2026”. */
export const describeDecoding = (birth: CalendarDate, day: CalendarDate) =>
  `${longDate(birth)} · ${fullDate(day)}`;

export const compatibility = 'Sintonía';
/** What a screen reader says before the vibe. */
export const beforeVibe = (score: number) => `Sintonía del ${score}\u00a0%: `;
export const again = 'Otra vez';

/** The vibe of each tier. */
export const vibes = {
  'cosmic-alignment': 'Alineación cósmica',
  'high-frequency': 'Alta frecuencia',
  'harmonious-flow': 'Todo fluye',
  'transformation-zone': 'Zona de cambios',
  'reflection-time': 'Hora de pensar',
};

export const kind = 'Sintonía de hoy';
export const shareTitle = 'Descifra tu día';

/** The score, as it is shared. */
export const describeScore = (score: number, tier: keyof typeof vibes) =>
  `Hoy el día y yo tenemos un ${score}\u00a0% de sintonía: ${vibes[tier].toLowerCase()}. ¿Y tú? Míralo en Descifra tu día.`;

export const copyByHand = 'Copia este texto';
/** What the alert says. */
export const copied = 'El texto está copiado.';
