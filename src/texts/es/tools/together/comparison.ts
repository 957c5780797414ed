/** Said where no pair is alike, or none differs. */
export const noneAlike =
  'De sus cinco pares de números, ninguno coincide ni se parece siquiera. Se puede no coincidir en nada y quererse muchísimo. Lo único que no les sale es completarse las frases.';
export const noneDiffers =
  'Sus números no chocan en nada. Pasa poco, y es un alivio. También quiere decir que tienen los mismos puntos ciegos: la puerta se cierra de golpe, y las llaves no las lleva nadie.';
