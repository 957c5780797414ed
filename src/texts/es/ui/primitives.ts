export const copied = 'Enlace copiado.';

export const brokenResult = 'Algo falló con este resultado. Lo que escribiste sigue ahí.';
export const table = 'Tabla';
export const undo = 'Deshacer';
