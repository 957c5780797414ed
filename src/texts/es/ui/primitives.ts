export const copied = 'Enlace copiado.';
export const copyByHand =
  'Tu navegador no nos dejó copiarlo. Ya está seleccionado: solo falta que lo copies tú.';

export const brokenResult = 'Algo falló con este resultado. Lo que escribiste sigue ahí.';
export const table = 'Tabla';
export const undo = 'Deshacer';
