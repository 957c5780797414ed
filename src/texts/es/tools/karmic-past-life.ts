export const caption =
  '¿Qué distancia hay de tu nombre a tu fecha de nacimiento? Aquí son cuatro, del 3 al 7.';
export const kind = 'Número de vida pasada';
export const submit = 'Calcular mi vida pasada';
export const nameLabel = 'Nombre completo';
export const nameExample = 'El de tu acta de nacimiento';
export const dateLabel = 'Fecha de nacimiento';

/** The distance that is not calculated yet, between the numbers of somebody's name and birth date. */
export const askDistance = (name: number, date: number) =>
  `¿Qué distancia hay de tu nombre, que da ${name}, a tu fecha de nacimiento, que da ${date}?`;

/** Why a distance has no reading. */
export const aboveNine =
  'De una distancia mayor que 9 se dice que tu nombre y tu fecha de nacimiento te piden cosas muy distintas. Hace falta un número maestro, 11, 22 o 33, en un lado o en los dos. Le sale a una de cada diez personas, más o menos, y no tiene lectura propia.';

/** Links to the readings of the two numbers that a distance lies between. */
export const bothSides = (destiny: string, lifePath: string) =>
  `Los dos lados sí tienen lectura: [tu Destino](${destiny}), que sale del nombre, y [tu Camino de Vida](${lifePath}), que sale de la fecha.`;
