export const tryIt = 'Pruébalo aquí';
export const readOn = 'Para seguir leyendo';
export const backToAll = 'Volver a todos los artículos';
export const backToBlog = 'Volver al blog';
export const inThisArticle = 'En este artículo';
export const linkToSection = 'Enlace a esta sección';

/** Before a date. */
export const lastReviewed = 'Última revisión:';
