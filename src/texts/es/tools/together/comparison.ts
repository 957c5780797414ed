/** Said where no pair is alike, or none differs. */
export const noneAlike =
  'De sus cinco pares de números, ninguno coincide ni se parece siquiera. Hay mucha gente así que se quiere muchísimo. Lo único que no les sale es adivinar cómo acaba la frase de la otra persona.';
export const noneDiffers =
  'Ningún par de números les pone trabas. Pasa poco, y es un alivio. También quiere decir que lo que no vea una persona, seguramente tampoco lo verá la otra.';
