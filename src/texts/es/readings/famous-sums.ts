import type { CoreNumber } from '@ninefold/numerology';

/** A word, a name or a day that everybody knows and that comes to a number. */
interface FamousSum {
  readonly name?: string;
  /** Written YYYY-MM-DD. */
  readonly date?: string;
  /** Why anyone would add it up. */
  readonly note: string;
}

/** Three for each number: a word, a name and a day. A test holds each to its number. */
export const famousSums: Readonly<Record<CoreNumber, readonly FamousSum[]>> = {
  1: [
    { name: 'Sol', note: 'Suma 10, que se queda en 1. Y sol no hay más que uno.' },
    {
      name: 'Alonso Quijano',
      note: 'Un señor que se cansó de leer aventuras y salió a empezar la suya.',
    },
    {
      date: '1968-10-12',
      note: 'En la Ciudad de México, Enriqueta Basilio es la primera mujer que enciende el fuego olímpico.',
    },
  ],
  2: [
    { name: 'Amor', note: 'Sueño, risa y viaje suman 20 también.' },
    { name: 'Mafalda', note: 'Quiere la paz del mundo, y que no haya sopa.' },
    {
      date: '1906-12-10',
      note: 'Ramón y Cajal y Camillo Golgi reciben a medias el Nobel, y no se ponen de acuerdo en casi nada.',
    },
  ],
  3: [
    { name: 'Tango', note: 'Música, oro y adiós también suman 21: la letra ya casi está.' },
    {
      name: 'Violeta Parra',
      note: 'Le dio las gracias a la vida, y se las dio cantando.',
    },
    {
      date: '1925-10-21',
      note: 'En La Habana nace Celia Cruz, y con ella el grito de «¡azúcar!».',
    },
  ],
  4: [
    { name: 'Pan', note: 'Suma 13, como mapa y vela: el equipaje básico.' },
    {
      name: 'Don Quijote',
      note: 'Un 4, aunque nadie lo diría: no faltó a su deber ni un solo día.',
    },
    {
      date: '1867-11-07',
      note: 'Nace en Varsovia Marie Curie, que removió a mano toneladas de mineral por una pizca de radio.',
    },
  ],
  5: [
    { name: 'Mar', note: 'Beso, luz y día también suman 14. Solo faltan las vacaciones.' },
    { name: 'Simón Bolívar', note: 'Lo llamaron el Libertador, y el 5 es la libertad.' },
    {
      date: '1963-06-16',
      note: 'Valentina Tereshkova es la primera mujer que da vueltas a la Tierra. Por radio la llaman Gaviota.',
    },
  ],
  6: [
    {
      name: 'Casa',
      note: 'Suma 6 a la primera, sin reducir nada. A café y sopa, que suman 15, les cuesta un paso más.',
    },
    {
      name: 'Caperucita Roja',
      note: 'Iba a llevarle la comida a su abuela. La palabra «abuela» es otro 6.',
    },
    {
      date: '1907-01-06',
      note: 'María Montessori abre en un barrio pobre de Roma la primera Casa de los Niños. Y casa es un 6.',
    },
  ],
  7: [
    {
      name: 'Sobremesa',
      note: 'Pocas lenguas tienen una palabra para pensar en voz alta y sin prisa, con los platos aún en la mesa.',
    },
    {
      name: 'Isaac Newton',
      note: 'Guardó un descubrimiento en un cajón hasta que le preguntaron.',
    },
    {
      date: '1610-01-07',
      note: 'Galileo apunta su telescopio a Júpiter y ve tres estrellas nuevas. Eran lunas. Galileo también es un 7.',
    },
  ],
  8: [
    { name: 'Rosa', note: 'Tierra y semilla también son un 8, así que el jardín está completo.' },
    { name: 'Diego Maradona', note: 'La palabra «balón» suma 17, y es el mismo 8.' },
    {
      date: '2010-10-13',
      note: 'Suma 8, sin nada que reducir. En Chile, treinta y tres mineros suben uno a uno desde más de seiscientos metros.',
    },
  ],
  9: [
    {
      name: 'Alma',
      note: 'Son cuatro letras y suman 9 de una vez. Vida llega con 18, y verdad, con 27.',
    },
    {
      name: 'Mercedes Sosa',
      note: 'Cantaba con poncho y bombo, y le decían la voz de América Latina.',
    },
    {
      date: '1824-05-07',
      note: 'En Viena se oye por primera vez una sinfonía. Es la Novena de Beethoven.',
    },
  ],
  11: [
    { name: 'Dos', note: 'El 11 se lee como un 2 más fuerte, y las letras están de acuerdo.' },
    {
      name: 'Macondo',
      note: 'Su fundador soñó el nombre una noche. Estrella y poesía también suman 29.',
    },
    {
      date: '1852-06-25',
      note: 'Nace en Cataluña Antoni Gaudí. De su templo sin terminar decía que el cliente no tenía prisa.',
    },
  ],
  22: [
    { name: 'Plano', note: 'Faro y mundo suman 22 también: el plan, la luz y el lugar.' },
    {
      name: 'Ulises',
      note: 'El caballo de madera fue idea suya.',
    },
    {
      date: '1452-04-15',
      note: 'Cerca de Florencia nace Leonardo da Vinci, según el calendario de su familia.',
    },
  ],
  33: [
    {
      name: 'Tiempo',
      note: 'Es lo que más hace falta para enseñar. Familia y arroz también suman 33.',
    },
    {
      name: 'Platero',
      note: 'Con este burro, pequeño y suave, aprendieron a leer varias generaciones.',
    },
    {
      date: '1492-08-18',
      note: 'En Salamanca acaba de imprimirse la primera gramática del español. La firma «el maestro Antonio de Nebrija».',
    },
  ],
};
