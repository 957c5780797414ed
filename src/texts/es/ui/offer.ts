export const tryReading = 'Prueba gratis una lectura de numerología';
