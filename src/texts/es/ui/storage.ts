import { plural } from '../language';

/** “No se pudo guardar: 2 resultados. …” */
export function notSaved(unsaved: number, one: string, many: string): string {
  const what = plural(unsaved, one, `${unsaved} ${many}`);
  return `No se pudo guardar: ${what}. A este navegador no le queda espacio, o no nos lo presta. Mientras esta página siga abierta no se pierde nada, y se guardará en cuanto haya lugar.`;
}

/** “No pudimos leer una parte de lo guardado: resultados. …” */
export function notRead(many: string, backup: string): string {
  return `No pudimos leer una parte de lo guardado: ${many}. No se tira nada: lo que encontramos se queda en este navegador, con el nombre ${backup}, antes de guardar algo nuevo.`;
}

export const notDeleted =
  'Lo que borraste sigue guardado: por ahora, este navegador no nos deja cambiarlo. Mientras esta página siga abierta, lo intentará de nuevo cada dos segundos.';
