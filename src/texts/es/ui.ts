import { plural } from './language';

/** Where something did not work, and may the next time. */
export const tryAgain = 'Volver a intentarlo';

/** Above whatever is paid for. */
export const sponsored = 'Patrocinado';

/** Who wrote an article, and how long it takes to read. */
export const byAuthor = (author: string, minutes?: number) =>
  minutes ? `Por ${author} · ${minutes} ${plural(minutes, 'minuto')}` : `Por ${author}`;
