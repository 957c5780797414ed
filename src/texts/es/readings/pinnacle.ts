import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from '../../../readings/types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Decidir por tu cuenta',
    meaning:
      'Un pináculo es una etapa de la vida, a menudo de nueve años o más. En un pináculo 1 tomas las grandes decisiones aunque te tiemble la mano, y ves que puedes.',
    text: 'Un pináculo 1 te enseña a decidir por tu cuenta. Los primeros años le preguntas a todo el mundo qué haría, hasta a quien te corta el pelo. Más tarde ya son tres personas, y luego una. Una noche firmas algo importante, le pones la tapa al bolígrafo y te das cuenta de que se te olvidó preguntar.',
  },
  2: {
    title: 'Triunfar en compañía',
    meaning:
      'En un pináculo 2, etapa que suele durar nueve años o más, casi todo llega por otra gente: una maestra, una pareja, la tía de un vecino que menciona tu nombre.',
    text: 'En un pináculo 2 conviene decir qué te hace falta, y lo detestas. Durante un mes buscas casa por tu cuenta, de noche, en la cama. Luego se te escapa una vez, en un almuerzo, y antes de que oscurezca tienes tres nombres a quienes llamar. La próxima vez, te prometes, lo dirás enseguida.',
  },
  3: {
    title: 'Hacerte oír',
    meaning:
      'Un pináculo dura años, y en un pináculo 3 por fin te oyen. Escribes, cantas, das clases o cuentas historias, y quien antes te interrumpía dice «sigue».',
    text: 'En un pináculo 3 te animas a hablar. Durante años tu mejor frase estuvo lista justo cuando ya habían cambiado de tema. Ahora la dices a tiempo, atropellándote un poco, y te arde la cara. Se ríen. La vez siguiente haces hasta una pausa.',
  },
  4: {
    title: 'Construir algo firme',
    meaning:
      'Un pináculo 4, a menudo nueve años o más de tu vida, es de trabajo constante. Llegas a dominar algo tan despacio que ni lo notas, hasta que un día se acercan a mirarte las manos.',
    text: '«¿Y qué hay de nuevo?», te preguntan en un pináculo 4, y ¿qué vas a decir? Hiciste lo de ayer, un poquito mejor. Entonces encuentras algo que hiciste el primer año y tienes que sentarte, de la risa. ¿De verdad alguien te pagó por eso?',
  },
  5: {
    title: 'Años de cambio',
    meaning:
      'Un pináculo dura años, y un pináculo 5 los llena de cambios: otros trabajos, otros lugares, otra gente y casi nunca la misma vista desde la cocina.',
    text: 'En un pináculo 5, cuando te piden la dirección, tienes que pensarlo un segundo. Has empacado tantas veces que sabes en qué caja va la tetera. Algunas noches te gustaría quedarte. Entonces alguien menciona un pueblo que no conoces, y preguntas cuánto cuesta ahí el alquiler.',
  },
  6: {
    title: 'Familia y casa',
    meaning:
      'Un pináculo 6 es una etapa larga en que mandan la casa y la familia. Puede que críes o cuides a alguien, y si se rompe algo, una tubería o un corazón, te llaman.',
    text: 'En un pináculo 6 la familia entera cuenta contigo, y todo el mundo pone tu nombre donde dice «en caso de emergencia». Sabes quién es alérgico a qué, y quién solo dice que ya comió. Un día llenas tu propio formulario y llegas a ese renglón. Sueltas el bolígrafo.',
  },
  7: {
    title: 'Estudio y calma',
    meaning:
      'Un pináculo 7 trae años tranquilos: una lámpara, un libro subrayado, la puerta cerrada. Estudias algo hasta saberlo de verdad, y averiguas en qué crees cuando no hay nadie más en el cuarto.',
    text: 'Con un pináculo 7, a las diez te vas a casa a leer sobre los faraones. Son años tranquilos, de estudio, y la gente se preocupa. Mientras tanto, vas por la página doscientos, con dos suéteres y migas en la manta, y desde los nueve años no tenías noches tan felices.',
  },
  8: {
    title: 'Trabajo, dinero y poder',
    meaning:
      'Un pináculo 8 es una etapa larga de trabajo, dinero y poder. Quizá te encarguen gente o un presupuesto antes de tiempo. «¿Qué hacemos?», preguntan, y miras hacia atrás, a ver a quién.',
    text: 'En un pináculo 8 empiezan a tratarte como a quien manda. Te dan una llave, después un presupuesto y, una mañana, todos se ríen de tu chiste sobre la lluvia, hasta los dos que no lo oyeron. Da gusto. Pero no te engañas, y por la noche le cuentas el chiste a una vieja amiga, que dice: «¿Y luego?».',
  },
  9: {
    title: 'Dar a mucha gente',
    meaning:
      'En un pináculo 9, una etapa larga, lo tuyo es dar. Puede que enseñes, ayudes o hagas cosas para gente que no conocerás, y que alguna despedida te deje en el andén un buen rato.',
    text: 'En los años de un pináculo 9, lo que das es sobre todo tu tiempo. Solo venías a dejar una caja, y te quedaste a recoger las sillas. Has traducido cartas, paseado perros ajenos, acompañado a alguien hasta que llegó la doctora. ¿Adónde se fueron tus sábados? Lo sabes muy bien, y no quieres que vuelvan.',
  },
  11: {
    title: 'Inspiración y presión',
    meaning:
      'Un pináculo 11 trae muchos años de inspiración: sientes lo que le pasa a la gente antes de que hable, y te llegan ideas de la nada, a menudo con jabón en los ojos.',
    text: 'Un pináculo 11 es como una radio que no se apaga: el día entero entran sentimientos y, de vez en cuando, una gran idea. Saludas a cuatro personas y sabes cuáles dos se pelearon. De noche, «¿arroz o fideos?» ya es una pregunta de más. Te acuestas a oscuras diez minutos. Fideos.',
  },
  22: {
    title: 'Un gran plan hecho realidad',
    meaning:
      'En un pináculo 22 puedes pasar muchos años levantando algo muy grande: una escuela, una empresa, un hospital. Nadie levanta esa viga sin ayuda, así que también aprendes a decir «agárrala de ahí».',
    text: 'Un pináculo 22, los años de un plan gigantesco, puede empezar en broma: «Deberíamos abrir una escuela». Ahora es domingo por la noche y estás de rodillas en un pasillo, averiguando a qué altura va un perchero para alguien de cinco años. Nunca dormiste menos. Nunca te importó tanto un perchero.',
  },
  33: {
    title: 'Cuidar de un barrio',
    meaning:
      'En un pináculo 33 pasas buena parte de la vida cuidando a gente que no es de tu familia: una clase, un equipo, todos los niños de tu calle. Aprendes a hacer arroz para veinte.',
    text: 'En un pináculo 33, los años de cuidar a medio barrio, los hijos de otros te cuentan todo. Sales por pan, pero primero hay una pelea por un balón y un diente flojo. Una hora después estás en casa sin pan. Traes el balón y, en el bolsillo, envuelto en una hoja, el diente.',
  },
};
