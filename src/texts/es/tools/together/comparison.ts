/** Said where no pair is alike, or none differs. */
export const noneAlike =
  'Ninguno de los cinco pares es igual, ni siquiera parecido. Hay mucha gente así que se quiere muchísimo. Lo único que no les sale es terminarse las frases.';
export const noneDiffers =
  'Ningún par de números los separa. Es raro, y descansa. También quiere decir que lo que se le pase a una persona seguramente se le pasará también a la otra.';
