import type { DailyTier } from '../../../readings/types';
/** The day’s weather between a visitor and the calendar. */
export const dailyMessages: Readonly<Record<DailyTier, string>> = {
  'cosmic-alignment':
    'Tu fecha de nacimiento y la de hoy coinciden en casi todo, y mejor que esto no hay. ¿Qué es lo que nunca te has atrevido a pedir: un aumento, un baile, la receta de buñuelos que tu vecina no le da a nadie? Pídelo hoy, en voz alta. Y si te dicen que no, averigua cuándo nacieron. Puede que no sea su día.',
  'high-frequency':
    'El día de hoy y tú se llevan muy bien, y te va a sobrar energía. Gástala en algo que suele recibir las sobras del día: el idioma, el dibujo, la carta que empiezas a las once de la noche. Dale por una vez una hora buena. Quizá se te dé mejor de lo que le cuentas a la gente.',
  'harmonious-flow':
    'Es un buen día para ti, tranquilo, sin grandes subidas ni bajadas. Nadie lo contará dentro de diez años. La cena será la cena, y alguien que te cae bien dirá quizá algo gracioso mientras busca sus zapatos. Y si le preguntas a la gente qué día de su vida querría repetir, a menudo es uno así.',
  'transformation-zone':
    'El día y tú no acaban de encajar, así que cuenta con uno o dos cambios de plan. Sal con tiempo y no llenes la tarde entera. Cuando se tuerza lo primero, sentirás que se te suben los hombros. Bájalos, y mira lo que te regalaron: un café, un banco al sol, un rato del que nadie sabe nada. Otras veces has pagado por menos.',
  'reflection-time':
    'La fecha de hoy y la de tu nacimiento tienen poco en común, así que es un día para descansar y pensar. Alguien, en algún lugar, está viviendo su día perfecto. Que lo disfrute. Tú acuéstate diez minutos con la ventana abierta. Dos horas después suena el teléfono. «¿Te desperté?». «¡No, no!», dirás, como todo el mundo, con voz de oso.',
};
