import type { DigitReadings, MonthReading } from '../../../readings/types';

/** The personal month: four weeks of a mood, in a line to put on a calendar. */
export const personalMonthReadings: DigitReadings<MonthReading> = {
  1: {
    title: 'Empieza',
    sentence:
      'Un mes 1 es para empezar. Quizá tengas un cuaderno precioso que lleva años en blanco, porque ninguna idea merecía la primera página. Arruínala. Escribe «huevos, pilas» con tu peor letra. La segunda página es mucho más fácil.',
  },
  2: {
    title: 'En equipo',
    sentence:
      'En un mes 2 ayudan la compañía y la paciencia, así que no hagas todo por tu cuenta, aunque sea más rápido. Llévate a alguien a la ferretería. Tardarán el doble, olvidarán los tornillos y hablarán media hora en la puerta. Eso te hacía más falta que los tornillos.',
  },
  3: {
    title: 'Habla y crea',
    sentence:
      'Un mes 3 es para decir y para crear, así que habla. Todo el día piensas cosas buenas de gente que no conoces y te las guardas: qué voz, qué abrigo. Suelta una al día. Se te saldrá el corazón, y seguirás de largo como quien acaba de salirse con la suya.',
  },
  4: {
    title: 'Pon orden',
    sentence:
      'A un mes 4 le va el orden sin prisa, así que limpia las fotos del teléfono. Hay once mil, y en la mitad sale el suelo. Borra veinte al día. En un mes son seiscientas menos, y habrás tomado setecientas nuevas. Pero mira: ya casi no sale el suelo.',
  },
  5: {
    title: 'Prueba algo nuevo',
    sentence:
      'En un mes 5 cambia una cosa pequeña, que para cambiar es. Tal vez tengas una taza, un lado de la calle, un día para lavarte el pelo. Cámbialo una semana. Tras tres días de mal humor, te preguntarás qué más haces solo por costumbre.',
  },
  6: {
    title: 'Casa y familia',
    sentence:
      'En un mes 6 la gente que quieres va por delante, y lo sabe. Alguien necesita que lo lleves, alguien que le cuides al bebé, y una prima con los ojos hinchados, oír «¡no puede ser!» durante dos horas. A medianoche ella se ríe, y tú odias a un hombre que no conoces.',
  },
  7: {
    title: 'Descansa y piensa',
    sentence:
      'Un mes 7 es de descanso y de pensar. Siéntate a propósito en un banco y no hagas nada durante ocho minutos enteros. El tercero es horrible. Hacia el sexto tendrás una idea completamente tuya.',
  },
  8: {
    title: 'Trabajo y dinero',
    sentence:
      'Un mes 8 pide resultados, en el trabajo y en el dinero. Quizá algo esté «casi listo» desde el año pasado, porque lo que falta es una llamada incómoda, y ya van dos veces que limpias el horno para no hacerla. Llama hoy. El horno no puede estar más limpio.',
  },
  9: {
    title: 'Termina y suelta',
    sentence:
      'Un mes 9 es para terminar y soltar. Empieza por la ropa vieja que espera en el pasillo. Casi toda es fácil. Luego aparece una camisa que alguien se dejó. Huélela una vez más, si hace falta, y sácalo todo antes de ponerte a pensar.',
  },
};
