import { spelled } from '../language';

export const copyLink = 'Copiar enlace';
export const linkToThisResult = 'Enlace a este resultado';
export const print = 'Imprimir';
export const everythingHere = 'Todo lo que hay';

/** Who pays for the site, below an offer. */
export const thankYou =
  'Gracias por usar nuestros enlaces de afiliados: con ellos todas las lecturas siguen siendo gratis, y a ti no te cuestan nada de más.';

/** What stands over a portrait of so many numbers: “Los nueve, juntos”. */
export const portraitHeading = (numbers: number) => `Los ${spelled(numbers)}, juntos`;
