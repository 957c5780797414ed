import { sponsored } from '../ui';

export const skip = 'Saltar al contenido';
export const menu = 'Menú';
export const more = 'Más';
export const back = 'Atrás';

export const advertisement = 'Publicidad';
export const adLabels = { ad: 'Anuncio', sponsored };
/** Goes on after a label. */
export const fromPartner = 'de una empresa colaboradora';

export const relatedArticles = 'Artículos relacionados';

/** Where a tool could not be loaded: its buttons do nothing then, and a visitor should know why. */
export const noTool =
  'No pudimos cargar una parte de esta página, así que los botones de aquí no funcionan. Revisa tu conexión y recarga la página.';

/** The last line of every page. */
export const copyright = (year: number, brand: string) =>
  `© ${year} ${brand}. Las lecturas son solo para entretenerte y se basan en el sistema pitagórico.`;
