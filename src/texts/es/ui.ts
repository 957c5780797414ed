import { plural } from './language';

/** Where something did not work, and may the next time. */
export const tryAgain = 'Reintentar';

/** Above whatever is paid for. */
export const sponsored = 'Patrocinado';

/** Who wrote an article, and how long it takes to read. */
export const byAuthor = (author: string, minutes?: number) =>
  minutes ? `Por ${author} · ${minutes} ${plural(minutes, 'minuto')}` : `Por ${author}`;

export const noScript = 'Las sumas las hace tu navegador con JavaScript, y aquí está desactivado.';
export const copyByHand =
  'Tu navegador no nos dejó copiarlo. Ya está seleccionado: solo falta que lo copies tú.';
