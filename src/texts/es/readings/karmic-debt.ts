import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from '../../../readings/types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Terminar lo que empiezas',
    meaning:
      'El 13 es la deuda kármica del trabajo. En una vida anterior, según el viejo cuento, dejaste lo difícil a otros; en esta aprendes a terminar lo que empiezas.',
    text: 'Con una deuda 13, el último paso de cada trabajo se queda esperando. El estante ya está puesto, y el destornillador vive encima desde hace meses. La olla está «en remojo», y pasas dos días sin mirarla. Cuando al fin la lavas, tardas un minuto, y a la hora de dormir todavía te da orgullo.',
  },
  14: {
    title: 'Libertad con límite',
    meaning:
      'Una deuda kármica 14 viene, según el cuento, de un exceso de libertad: en una vida anterior te divertiste tú y limpiaron otros. Ahora aprendes cuándo parar, y cómo funciona una escoba.',
    text: 'Con una deuda 14 cuesta parar mientras todavía es divertido. Una canción más, un capítulo más, un nivel más, y otra vez son las dos y diez. Dejó de gustarte hacia la medianoche. Hasta te diste cuenta, a medianoche, y seguiste.',
  },
  16: {
    title: 'Orgullo y vuelta a empezar',
    meaning:
      'Una deuda kármica 16 viene del orgullo: en una vida anterior, dice el cuento, nunca admitiste un error. En esta aprendes a decir «me equivoqué» y a callarte antes del «pero».',
    text: 'Con una deuda 16 cuesta admitir un error, por pequeño que sea. Vas por la calle para el lado que no era, y no puedes dar media vuelta así como así, porque te verían. Entonces te detienes, miras el reloj, finges sorpresa y ahora sí, media vuelta. No miraba nadie. Mañana harías exactamente lo mismo.',
  },
  19: {
    title: 'Dejarte ayudar',
    meaning:
      'Con una deuda kármica 19, dice el viejo cuento, tuviste una vez todo el poder y no necesitaste a nadie. En esta vida lo compartes y aprendes dos palabras nuevas: «¿Me ayudas?».',
    text: 'Con una deuda 19 cuesta aceptar ayuda. Dices «¡no, gracias!» antes de que terminen de ofrecerla. Buscas diez minutos la leche de coco, estante por estante, y pasas junto a tres personas cuyo trabajo es saberlo. Al final le preguntas a la tercera, y le pides perdón por la molestia.',
  },
};
