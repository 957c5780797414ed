import { counted } from '../language';

export const includes = 'Incluye';
export const once = 'Un solo pago';
export const add = 'Añadir al carrito';

export const cart = 'Tu carrito';
export const close = 'Cerrar';
export const closingEmpties = 'Si lo cierras, se vacía.';
export const proceed = 'Finalizar el pedido';
export const added = (count: number) => `Añadido al carrito: ${counted(count, 'producto')}`;

/** A product that is paid by a link can be taken only once. */
export const alreadyInCart = (name: string) =>
  `Esto ya está en el carrito: ${name}. Se paga de uno en uno.`;

export const yourOrder = 'Tu pedido';
export const product = 'Producto';
export const quantity = 'Cantidad';
export const each = 'Cada uno';
export const price = 'Precio';
export const total = 'Total';
export const opensInTab =
  'La página de pago se abre en otra pestaña. Tu carrito se queda como está.';
export const back = 'Volver a la tienda';

/** The button, and the rest of it for a screen reader. */
export const pay = (name: string) => ['Pagar', name] as const;

/** What a product asks for, where it is ordered more than once: “Nombre completo, 1 de 2”. */
export const questionOf = (label: string, copy: number, copies: number) =>
  `${label}, ${copy} de ${copies}`;

/** How an order by e-mail goes on: what of it is paid here, and what becomes of what is typed. */
export function howToOrder(isOnlyPart: boolean, hasFields: boolean): string {
  const start = isOnlyPart ? 'El resto se pide por correo electrónico.' : 'Aquí no se cobra nada.';
  const typed = hasFields ? ' Lo que escribes aquí va en él y no se guarda en ninguna parte.' : '';
  return `${start} Mándanos este mensaje y te responderemos cómo pagar.${typed}`;
}

export const message = 'Tu pedido, en un mensaje';
export const to = 'Para:';
export const orderByMail = 'Pedir por correo';
export const copyOrder = 'Copiar el pedido';
export const copied = 'Pedido copiado.';

/** The message itself. */
export const subject = 'Pedido';
export const iWouldLike = 'Quiero pedir:';
export const orderLine = (quantity: number, name: string, price: string) =>
  `${quantity} × ${name}: ${price}`;
export const answerLine = (label: string, answer: string) => `${label}: ${answer}`.trimEnd();
export const totalLine = (price: string) => `Total: ${price}`;

/** How to order where the cart cannot work. */
export const orderWithoutScript = (email: string) =>
  `El carrito necesita JavaScript, y aquí está desactivado. Puedes pedir por correo: escribe a [${email}](mailto:${email}?subject=${subject}) y di qué quieres.`;

/** What the owner of the site promises, from the configuration. */
export interface Promises {
  /** How soon an order is answered, as the end of a sentence. */
  readonly reply: string;
  readonly madeBy: string;
  readonly refund: string;
}

/** What comes when, from whom, and how it is paid. */
export const reassurances = ({ reply, madeBy, refund }: Promises) => [
  {
    title: 'Acceso inmediato',
    text: `Las calculadoras, la guía y los artículos son gratis y están abiertos desde ya, sin crear una cuenta, así que puedes mirarlo todo antes de pagar nada. Cuando haces un pedido, respondemos ${reply}, y cada producto dice cuándo llega.`,
  },
  {
    title: 'Calidad de oficio',
    text: `${madeBy} Para la numerología no hay título oficial, así que júzganos por lo que puedes comprobar. Nuestras cuentas están probadas, y cada lectura gratuita muestra sus sumas.`,
  },
  {
    title: 'Pago seguro',
    text: `En este sitio web nunca escribes el número de una tarjeta. Pagas en la página de un proveedor de pagos, o lo acordamos contigo por correo. Tu carrito se queda en esta pestaña hasta que la cierras o recargas la página, y lo que escribes para un pedido no se guarda en ninguna parte. ${refund}`,
  },
];
