export const gettingReading = 'Buscando tu lectura…';
export const noReading = 'No pudimos cargar la lectura. Tu número sigue siendo el mismo.';
