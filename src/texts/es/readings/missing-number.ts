import type { DigitReadings } from '../../../readings/types';

/** A missing number: what no letter of the name brings along, and how you come to it instead. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'El 1 da el primer paso. En tu nombre no hay ningún 1, así que lo das a tu manera. La comida está servida, y todo el mundo admira las flores con el plato vacío. Alguien tiene que empezar y, por pura bondad, empiezas tú.',
  2: 'Entre tus letras no hay un 2, el número de la paciencia, así que la fabricas en casa. Ante una pizza que quema, cuentas hasta diez, en voz alta si hace falta. En el cuatro miras la pizza. En el diez muerdes.',
  3: 'El 3 muestra lo que siente, y tu nombre vino sin ningún 3. Tú llegas poco a poco. Una amiga manda la foto de su bebé, se te llenan los ojos de lágrimas y escribes «qué bien». Miras el mensaje un rato. Luego añades: «Pero qué bien».',
  4: 'A tu nombre le falta el 4, el número del orden, así que el tuyo viene de la experiencia. Quizá perdiste dos sacacorchos. Desde entonces el tercero tiene su lugar, y lo encontrarías a oscuras.',
  5: 'Tu nombre no trae un 5, el número del cambio, y a lo nuevo entras por la puerta de servicio: en el restaurante pides lo de siempre, y pruebas un bocado de cada plato vecino.',
  6: 'No tienes un 6, el número de cuidar, así que aprendiste a cuidar cuidando. Un gorrión cae en tu balcón, le das agua con una cucharita, y por la tarde vuela. Te da tanto orgullo como si volaras tú.',
  7: 'El silencio es el don del 7, y en tu nombre no hay ningún 7. Quizá lo descubras por casualidad: una noche la radio se queda sin pilas, y cocinas sin ruido. Hacia el tercer minuto, te oyes pensar.',
  8: 'El 8 sabe hablar de dinero, y ninguna de tus letras vale 8. Lo tuyo es ensayar: le dices tu precio al espejo, dos veces. La tercera se lo dices a un cliente, y suena como si nunca hubieras pensado en otro.',
  9: 'Ninguna letra tuya da un 9, el número que en todas partes está como en su casa, así que a la gente la conoces de una en una. Oyes a la vecina en la escalera, abres la puerta y dices «buenos días». Tardas dos segundos, y ya conoces a alguien.',
};
