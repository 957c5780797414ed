/** The site as an app. */
export const appName = (brand: string) => `${brand}: numerología con las sumas a la vista`;
export const appDescription =
  'Nueve números que salen de un nombre y una fecha de nacimiento, calculados en tu navegador.';
