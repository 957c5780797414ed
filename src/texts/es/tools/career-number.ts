export const caption =
  'Tu nombre y tu fecha de nacimiento, uno encima de la otra. Donde se cruzan está el número.';
export const kind = 'Número de vocación';
export const submit = 'Calcular mi vocación';
export const example = 'Íñigo Peña';

/** The two numbers of somebody whose career number is not calculated yet. */
export const whereTheyMeet = (name: number, date: number) =>
  `Tu nombre da ${name} y tu fecha de nacimiento da ${date}. Donde se cruzan está el número.`;
