import type { Digit } from '@ninefold/numerology';
import type { DayMeaning } from '../../../readings/types';

/** The universal day: the same for everyone, gone by midnight. */
export const universalDayMeanings: Readonly<Record<Digit, DayMeaning>> = {
  1: {
    title: 'Un día para empezar',
    text: 'El número de hoy es el 1, el de empezar. Seguramente tienes unos zapatos de correr con la suela limpia, o un libro de francés que se abre solo en la página tres, porque hasta ahí llegaste. Hoy toca la cuatro. Te lo decimos de una vez: es una página corta.',
  },
  2: {
    title: 'Un día para hacer equipo',
    text: 'Los días que suman 2 salen bien las cosas hechas en compañía, y también las paces. A alguien le contestaste mal, y desde entonces se tratan con una cortesía espantosa. Pídele que te ayude a doblar un mantel. Hay que acercarse cuatro veces, y hacia la tercera se les escapa la risa.',
  },
  3: {
    title: 'Un día para decirlo',
    text: 'La fecha suma 3, el número de decir las cosas en voz alta. La semana pasada te hablaron mal, y la respuesta perfecta te llegó dos noches después, en la cama. Sería un desperdicio perderla. Dila hoy en un cuarto vacío, con la barbilla en alto y una mano en una silla. Y otra vez, con una pausa antes de la última palabra. ¡Qué actuación!',
  },
  4: {
    title: 'Un día para lo práctico',
    text: 'Hoy el número es el 4, y cualquier orden que pongas se nota enseguida. Hay en tu casa un frasco lleno de marcadores, y siempre pruebas tres hasta dar con uno que pinte. Los otros dos los devuelves al frasco. Hoy tira todos los secos, y esta noche pintará el primero que agarres.',
  },
  5: {
    title: 'Un día de cambio',
    text: 'Si a mediodía se te cayó el plan, échale la culpa al 5: es un día de cambio. La molestia dura unos diez minutos. Después notas que tienes la tarde libre y que nadie sabe dónde estás. Podrías irte a casa y portarte como se debe. No lo harás.',
  },
  6: {
    title: 'Un día para los tuyos',
    text: 'Hoy sale un 6, el número de cuidar a los tuyos, sobre todo a quien desde ayer contesta «no es nada». Ya preguntaste dos veces. Esta vez hazle un favor que nunca pide: lava tú los platos, o llama tú al banco. «¿Y eso por qué?», te dirá. Ahora puedes decirlo tú: «No es nada».',
  },
  7: {
    title: 'Un día para pensar',
    text: 'El 7 de hoy es para pensar. Llevas toda la semana con la misma discusión en la ducha, y siempre la ganas. Hoy deja que hable la otra parte. Si resulta que tenía razón, no hace falta que lo sepa nadie. Puedes quedarte ahí, con toda tu equivocación, bajo el agua caliente.',
  },
  8: {
    title: 'Un día de resultados',
    text: 'Hoy manda el 8, el del dinero y los resultados, así que di una cantidad en voz alta: tu precio, tu sueldo, lo que tu primo te pidió en marzo y está convencido de haber devuelto. Decirla cuesta. Más cuesta no añadir «pero cuando puedas, ¿eh?».',
  },
  9: {
    title: 'Un día para terminar',
    text: 'Las cifras de hoy suman 9, el número de terminar, así que contesta el mensaje más viejo que tengas. Empieza con «perdón, no tengo excusa». Después devuelve aquella fuente que te prestaron hace tanto que ya la prestas como si fuera tuya.',
  },
};
