import type { CalendarDate } from '@ninefold/numerology';
import { counted, listed, longDate, plural } from '../language';

export const nameLabel = 'Tu nombre';
export const lifePathLabel = 'Camino de Vida';
export const lifePathHint = 'Obligatorio, de 1 a 33';
export const dateHint = 'Opcional, para llenar el Camino de Vida';
export const howOften = 'Cada cuánto juegas';
export const periods = { daily: 'Cada día', weekly: 'Cada semana' };
export const submit = 'Sacar mis seis números';
export const privacy =
  'Tu fecha de nacimiento no se guarda. Esta pestaña recuerda tu nombre y tu Camino de Vida hasta que la cierras; este navegador, tu nombre y tus resultados.';
export const aToy =
  'Esto es un juguete y no predice nada: un sorteo es azar, y otros seis números cualesquiera tienen la misma probabilidad.';

/** What the alerts say. */
export const noNameOrLifePath = 'Escribe tu nombre y un Camino de Vida del 1 al 33';
export const noNumbers = 'Escribe los números que ganaron el sorteo';
export const wrongCount = 'Escribe exactamente seis números del 1 al 49, separados por comas';

export const yourNumbers = 'Tus seis números';
export const howFound = 'Cómo salieron estos números';
export const again = 'Sacar otros';

const forPeriods = { daily: 'del día', weekly: 'de la semana' };

/** Whose numbers these are, and of which day. */
export const describePrediction = (
  period: keyof typeof periods,
  name: string,
  lifePath: number,
  day: CalendarDate,
) =>
  `Números ${forPeriods[period]} para ${name}, Camino de Vida ${lifePath}, hechos el ${longDate(day)}.`;

/** Said of the weekly numbers, of which a year has two sets. */
export const twoSets = ({ year }: CalendarDate) =>
  `En ${year} solo hay dos series semanales, y a todo el mundo le toca una de ellas. Cuál, lo deciden tu Camino de Vida y la fecha.`;

export const checkLabel = 'Comparar con un sorteo';
// Non-breaking, because of the long label.
export const checkHint = 'Seis,\u00a01\u2060–\u206049';
export const checkExample = '3, 11, 19, 24, 38, 45';
export const check = 'Revisar';
export const matched = 'acierto';

/** The outcome of a check, as it is announced. */
export const outcome = (matches: number, which: readonly number[]) =>
  matches === 0
    ? 'No salió ninguno de tus seis números.'
    : `${plural(matches, 'Salió', 'Salieron')} ${matches} de tus seis números${which.length > 0 ? `: ${listed(which.map(String))}` : ''}.`;

/** What the wheel shows. */
export function describeWheel(numbers: readonly number[], drawn: readonly number[]): string {
  const list = (items: readonly number[]) => listed(items.map(String));
  if (numbers.length === 0) return 'Un círculo con los números del 1 al 49.';
  const own = `Un círculo con los números del 1 al 49 y líneas que unen ${list(numbers)}`;
  return drawn.length === 0
    ? `${own}.`
    : `${own}. Los que salieron llevan un anillo: ${list(drawn)}.`;
}

/** What storage notes call a result. */
export const theResult = 'tu resultado';
export const results = 'resultados';

export const recentResults = 'Últimos resultados';
export const noResults =
  'Todavía nada. Compara tus números con un sorteo, y el resultado aparecerá aquí.';
export const yours = 'Los tuyos';
export const drawn = 'El sorteo';
/** What follows the count of matches. */
export const matches = (count: number) => plural(count, 'acierto');
/** The button, and the rest of it for a screen reader. */
export const deleteThis = ['Borrar', 'este resultado'] as const;
export const deleted = 'Resultado borrado.';

export const howMany = (count: number) =>
  `${counted(count, 'resultado')}, en este navegador y en ninguna otra parte.`;
export const download = 'Descargar';

/** Before everything is deleted. */
export const deletion = {
  label: 'Borrar todo',
  question: '¿Borrar todo?',
  no: 'No, dejarlo',
  yes: 'Sí, borrarlo todo',
};
export const whatIsDeleted =
  'Esto quita de este navegador todos los resultados guardados y el nombre, y no se puede deshacer. Por si luego te hacen falta, descárgalos antes.';

export const describeChart = (matches: readonly number[]) =>
  `Aciertos de ${plural(matches.length, 'la última revisión', `las últimas ${matches.length} revisiones, de la más antigua a la más reciente`)}: ${matches.join(', ')}.`;

/** What the chart shows: every check, or the latest. */
export const chartCaption = (latest: number | undefined) =>
  `Aciertos, sorteo por sorteo${latest ? `, los últimos ${latest}` : ''}`;

export const yourStats = 'Tus cifras';
export const statsFor = (name: string) => `De ${name}`;
export const noStats = 'Todavía no hay ningún sorteo revisado.';
export const stats = {
  predictions: 'Sorteos revisados',
  totalMatches: 'Aciertos en total',
  bestMatch: 'Mejor resultado',
  average: 'Aciertos por sorteo',
};

export const leaderboard = 'Clasificación';
export const topPredictors = 'Quienes más aciertan';
export const noPredictors = 'Nadie ha revisado todavía un sorteo en este navegador.';
export const columns = {
  name: 'Nombre',
  totalMatches: 'Aciertos',
  bestMatch: 'Mejor',
  predictions: 'Sorteos',
};
