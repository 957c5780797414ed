export const caption =
  'Lo que dice el letrero de la puerta tiene un valor, letra por letra. Este dice AROMA.';
export const kind = 'Número del negocio';
export const submit = 'Calcular su número';
export const label = 'Nombre del negocio';
export const example = 'El Faro';
export const noReading =
  'Un nombre sin ninguna letra de la A a la Z suma 0, y el 0 no tiene lectura. Prueba a escribirlo todo con letras.';
