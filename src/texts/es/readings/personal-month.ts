import type { DigitReadings, MonthReading } from '../../../readings/types';

/** The personal month: four weeks of a mood, in a line to put on a calendar. */
export const personalMonthReadings: DigitReadings<MonthReading> = {
  1: {
    title: 'Empieza',
    sentence:
      'Un mes 1 es para empezar. Quizá tengas un cuaderno precioso que lleva años en blanco, porque ninguna idea merecía la primera página. Arruínala. Escribe «leche, pilas» con tu peor letra. La segunda página es mucho más fácil.',
  },
  2: {
    title: 'En equipo',
    sentence:
      'En un mes 2 ayudan la compañía y la paciencia, así que no hagas todo por tu cuenta, aunque sea más rápido. Llévate a alguien a la ferretería. Tardarán el doble, olvidarán los tornillos y hablarán media hora en la puerta. Eso te hacía más falta que los tornillos.',
  },
  3: {
    title: 'Habla y crea',
    sentence:
      'Un mes 3 es para hablar y crear. Todo el día piensas cosas buenas de gente que no conoces y te las guardas: qué voz, qué sombrero. Suelta una al día. Se te saldrá el corazón del pecho, y seguirás de largo como quien acaba de salirse con la suya.',
  },
  4: {
    title: 'Pon orden',
    sentence:
      'En un mes 4 toca ordenar sin prisa, así que limpia las fotos del teléfono. Hay once mil, y en la mitad sale el suelo. Borra veinte al día. En un mes son seiscientas menos, y habrás tomado setecientas nuevas. Pero mira: ya casi no sale el suelo.',
  },
  5: {
    title: 'Prueba algo nuevo',
    sentence:
      'Un mes 5 es para cambiar algo, aunque sea pequeño. Tienes tu taza, tu lado de la calle, tu día de lavarte el pelo. Cambia uno de los tres durante una semana. Estarás de mal humor hasta el miércoles, y el jueves te preguntarás qué más haces solo por costumbre.',
  },
  6: {
    title: 'Casa y familia',
    sentence:
      'Un mes 6 es para los tuyos, y se corrió la voz. Un amigo necesita que lo lleves, una vecina, que le cuides al bebé, y una prima con los ojos hinchados, que digas «¡no puede ser!» dos horas. A medianoche tu prima se ríe, y odias a un hombre que no conoces.',
  },
  7: {
    title: 'Descansa y piensa',
    sentence:
      'Un mes 7 es para descansar y pensar. Siéntate en un banco, con el teléfono guardado, y no hagas nada durante ocho minutos enteros. El tercero es horrible. Hacia el sexto tendrás una idea completamente tuya.',
  },
  8: {
    title: 'Trabajo y dinero',
    sentence:
      'Un mes 8 pide resultados, en el trabajo y en el dinero. Quizá algo esté «casi listo» desde el año pasado, porque lo que falta es una llamada incómoda, y ya van dos veces que limpias el horno para no hacerla. Llama hoy. El horno no puede estar más limpio.',
  },
  9: {
    title: 'Termina y suelta',
    sentence:
      'Un mes 9 es para terminar y soltar. Empieza por la ropa vieja que espera en el pasillo. De casi toda te despides sin mirar. Luego aparece una camisa que alguien olvidó en tu casa. Huélela una vez más, si hace falta, y saca la bolsa antes de ponerte a pensar.',
  },
};
