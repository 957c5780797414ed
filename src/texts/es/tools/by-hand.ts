export const caption = 'Tu nombre, letra por letra. Revisamos cada línea contigo.';
export const submit = 'Empezar';
export const orSomebodyElse = 'O toma el de otra persona, con el nombre por el que se la conoce:';
export const loading = 'Sacando punta al lápiz…';
export const failed = 'No pudimos cargar las sumas. Lo que escribiste sigue aquí.';
