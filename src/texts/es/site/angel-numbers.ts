import { grouped, plural, spelled } from '../language';

export const label = 'El número que viste';
export const hint = 'Hasta seis cifras, como 444 u 11:11';
export const submit = 'Buscarlo';
export const withoutScript =
  'Para buscar un número hace falta JavaScript, y aquí está desactivado. Más abajo están todas las entradas.';

export const yourNumber = 'Tu número';
export const noEntry =
  'Este número no tiene entrada propia. Estas líneas las juntamos a partir de sus cifras, como suele hacerse.';
export const onThisPage = 'Números en esta página';
export const moreAbout = (number: string) => `Más sobre el ${number}`;
export const byChance = 'Por azar';

interface Chances {
  readonly on12HourClock: number;
  readonly on24HourClock: number;
  readonly oneInReceipts: number;
  readonly oneInPlates: number;
}

/** How often chance alone shows a number: on clocks, receipts and license plates. */
export function describeChances(number: string, chances: Chances): string {
  const { on12HourClock, on24HourClock, oneInReceipts, oneInPlates } = chances;
  const clock =
    on12HourClock > 0
      ? `Un reloj de doce horas muestra ${number} durante ${spelled(on12HourClock)} ${plural(on12HourClock, 'minuto')} al día.`
      : on24HourClock > 0
        ? `Un reloj de 24 horas muestra ${number} durante un minuto al día.`
        : `Ningún reloj muestra nunca ${number}.`;
  const receipt =
    oneInReceipts > 0
      ? `Está en un recibo de cada ${grouped(oneInReceipts)} con un total menor de 1000, y`
      : 'No está en ningún recibo con un total menor de 1000, pero sí';
  return `${clock} ${receipt} en una placa de cada ${grouped(oneInPlates)} con cuatro cifras.`;
}

export const odds = 'Cómo contamos las probabilidades';
export const aboutOdds =
  'Una por una. El día tiene 1440 minutos, y miramos qué muestra un reloj en cada uno. Para los recibos recorrimos todos los totales, de 0.01 a 999.99; para las placas, todas las de 0000 a 9999, y contamos dónde están juntas las cifras del número. Eso supone que todos son igual de probables, y los precios no lo son: muchísimos terminan en 99.';

export const anyOther = 'Cualquier otro número';
export const aboutOthers =
  'No hay una lista de todos los números, y no los envía nadie. Lo que encontrarás en otras páginas se arma con las cifras, así que aquí están las piezas. Busca primero la forma y después lee cada cifra una vez.';

/** What the eye sees in a row of digits. */
export const patterns = {
  run: 'Una cifra tres veces o más',
  ladder: 'De uno en uno, subiendo o bajando',
  mirror: 'Igual al revés',
  pair: 'Una cifra dos veces seguidas',
  none: 'Ninguna forma',
};

export const whyAlways =
  'Por qué siempre son las 11:11, y qué hacer al respecto, está en [nuestro artículo sobre los números angelicales](page:blog/angel-numbers). Para los números de tu nombre y de tu fecha de nacimiento, [usa la calculadora](page:home).';
