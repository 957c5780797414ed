import type { DigitReadings } from '../../../readings/types';

/** A missing number: what no letter of the name brings along, and how you come to it instead. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'El 1 es dar el primer paso, y ninguna de tus letras es un 1; llegas por otro lado. En el bufé todo el mundo admira las flores con el plato vacío. Alguien tiene que servirse, y por pura bondad lo haces tú.',
  2: 'Entre tus letras no hay un 2, el número de la paciencia, así que la fabricas. Ante una pizza que quema, cuentas hasta diez, en voz alta si hace falta. En el cuatro miras la pizza. En el diez muerdes.',
  3: 'No hay un 3 entre tus letras, y el 3 es mostrar lo que sientes. Llegas añadiendo un poco. Una amiga manda la foto de su bebé, se te llenan los ojos y escribes «qué bien». Lo miras un rato. Luego añades: «Pero qué bien».',
  4: 'A tu nombre le falta el 4, el número del orden, así que el tuyo viene de la experiencia. Quizá hicieron falta tres sacacorchos. Desde entonces el último tiene su lugar, y lo encontrarías a oscuras.',
  5: 'Sin un 5, el número del cambio, tu nombre te deja lo nuevo por descubrir. Puedes entrar por la puerta de servicio: pides lo de siempre y pruebas un bocado de todos los platos vecinos.',
  6: 'No tienes un 6, el número de cuidar, así que te lo enseñó lo que cuidaste. Una planta agacha la cabeza, la riegas, y por la noche está de pie. Te da tanto orgullo como si hubieras crecido tú.',
  7: 'El silencio es el don del 7, y ninguna de tus letras lo es. Quizá llegues por accidente: una noche se acaban las pilas y cocinas sin ruido. Hacia el tercer minuto, te oyes pensar.',
  8: 'Para hablar de dinero hace falta un 8, y en tus letras no hay. Llegas con práctica: le dices tu precio al espejo, dos veces. La tercera se lo dices a una persona, y suena como si nunca hubieras pensado en otro.',
  9: 'Ninguna letra tuya da un 9, el número que en todas partes está en casa. A la gente llegas de una en una. Hay una vecina en la escalera, abres la puerta y dices «buenos días». Son dos segundos, y ya conoces a alguien.',
};
