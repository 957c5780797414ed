export const entertainment = 'Solo para entretenerte.';
export const noAdvice =
  'Las lecturas se basan en el sistema pitagórico. No son consejos sobre salud, dinero, leyes ni amor.';

export const questions = 'Preguntas frecuentes';
export const onThisPage = 'En esta página';

export const featured = 'Lectura destacada';
export const allArticles = 'Ver todos los artículos';
export const newBadge = 'Nuevo';
export const readMore = 'Seguir leyendo';

export const system =
  'Este análisis usa el sistema pitagórico: cada letra de la A a la Z vale un número del 1 al 9.';
