import { listed, plural, spelled } from '../language';
import { type NumberId, numbers, withArticle } from '../numbers';

/** A number, with its title where it has one. */
type Titled = { readonly number: number; readonly title?: string | undefined };

export const caption = 'Un nombre debajo de otro. Los puntos llenos son las letras que cambiaron.';
export const nameLabel = (place: number) => `Nombre ${place}`;
export const secondExample = 'Ángela Ruiz';
export const optional = 'Opcional';
export const addName = 'Añadir un nombre';
export const submit = 'Comparar nombres';
export const loading = 'Buscando los números…';
export const noTable = 'No pudimos cargar la tabla.';

/** What a screen reader announces. */
export const announcement = (names: readonly string[], overview: string) =>
  `${listed(names)}. ${overview}`;

/** The overview where there is one name, with so many numbers. */
export const oneName = (total: number) =>
  `Tu nombre tiene ${spelled(total)} números. Añade otro nombre y verás qué cambia.`;

/** The overview where all names have the same numbers. */
export const nothingChanges = (total: number, names: number) =>
  `No cambia nada: los ${spelled(total)} números son los mismos en los ${spelled(names)} nombres.`;

/** The overview where no number is the same for all names. */
export const everythingChanges = (total: number) =>
  `Cambia todo: ninguno de los ${spelled(total)} números se queda igual.`;

/** The overview where some numbers change and others stay. */
export function someChange(changed: readonly NumberId[], same: readonly NumberId[]): string {
  const change = plural(changed.length, 'Cambia uno', `Cambian ${spelled(changed.length)}`);
  const stay = plural(same.length, 'Sigue igual', 'Siguen igual');
  return `${change} de los ${spelled(changed.length + same.length)}: ${labels(changed)}. ${stay} ${labels(same)}.`;
}

const labels = (ids: readonly NumberId[]) => listed(ids.map((id) => withArticle[id]));

/** “Destino: el 1 (Líder independiente) en los dos.” */
export const isForAll = (id: NumberId, value: Titled, names: number) =>
  `${numbers[id].label}: el ${titled(value)} en los ${spelled(names)}.`;

/** “Destino: del 1 (Líder independiente) al 11 (Luz propia).” */
export const goes = (id: NumberId, from: Titled, to: Titled) =>
  `${numbers[id].label}: del ${titled(from)} al ${titled(to)}.`;

/** “Destino: el 1 (Líder independiente) en Karla y Carla; el 11 (Luz propia) en Carlota.” */
export function differs(
  id: NumberId,
  groups: readonly (Titled & { readonly names: readonly string[] })[],
): string {
  const each = groups.map((group) => `el ${titled(group)} en ${listed(group.names)}`);
  return `${numbers[id].label}: ${each.join('; ')}.`;
}

const titled = ({ number, title }: Titled) => (title ? `${number} (${title})` : String(number));
