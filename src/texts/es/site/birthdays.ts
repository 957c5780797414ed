export const whyOwnPage = 'Por qué el día tiene página propia';
export const asItStands =
  'Con la fecha de nacimiento entera se hace tu Camino de Vida. El día por sí solo es un atajo: una facilidad con la que, según dicen, naciste. Si lo bajas a una cifra y lo dejas ahí, al 2, al 11, al 20 y al 29 les tocan las mismas tres líneas. Aquí leemos el día como está. En un 29 hay un 2 y un 9, y no siempre se ponen de acuerdo.';
export const aCustom =
  'También importa lo que suman sus cifras, y cada página muestra la suma. Es una costumbre, no un descubrimiento, y está aquí para disfrutarla. Para el resto de tu fecha, y para tu nombre, [usa la calculadora](page:home).';

export const sameRoot = 'Días con la misma raíz';

/** The Birthday number of a day, and its working where there is one. */
export const birthdayNumber = (number: number, working: string) =>
  `${working && `${working}. `}El número de tu día es el [${number}](page:numbers/${number}).`;

/** A day with the same root. */
export const relative = (day: number, name: string, title: string) =>
  `[${name}](page:birthdays/${day}): ${title}`;

export const monthByMonth = 'Tu Actitud, mes a mes';
export const aboutAttitude =
  'Día más mes dan el [número de Actitud](page:methods#los-nueve-números): la impresión que causas en el primer minuto.';
export const bornIn = 'Naciste\u00a0en';
export const monthAndDay = 'Día + mes';
export const noSuchDay = (day: number) => `Este mes no tiene día ${day}`;

export const getsAlong = 'Días con los que se lleva bien';
export const aboutMatches = (number: number) =>
  `Los otros tres números con más puntos junto al ${number} en [nuestra tabla de pares](page:pairs), y todos los días que los tienen.`;

/** Days with another Birthday number, and the score of the two numbers, which leads to their text. */
export const describeMatch = (
  days: readonly number[],
  number: number,
  score: number,
  pair: string,
) =>
  `${days.map((day) => `[${day}](page:birthdays/${day})`).join(', ')}: número ${number}, [${score} de 100](${pair})`;

export const oneOfMany =
  'El día es un número entre muchos. [Añade tu mes, tu año y tu nombre](page:home), o mira [el perfil completo](page:profile).';
export const others = 'Otros días de nacimiento';
