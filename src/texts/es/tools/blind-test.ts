export const caption = 'Tres textos por ronda, y uno se escribió para un número tuyo. ¿Cuál será?';
export const submit = 'Empezar la prueba';
export const copyLink = 'Copiar enlace para alguien';
export const aboutYou = 'Una prueba sobre ti, para que la haga alguien más';
export const orLetSomebody =
  'O que responda por ti alguien que te conozca. El enlace lleva tu primer nombre y ocho números, pero no tu fecha de nacimiento.';

export const loading = 'Buscando los textos…';
export const failed = 'No pudimos cargar los textos. Las respuestas que diste siguen aquí.';

/** What a friend is asked who opens somebody’s link. */
export const invitation = (name: string) => ({
  heading: `¿Cuál habla de ${name}?`,
  text: `${name} quiere saber si reconocerías su lectura. Verás diez rondas de tres textos breves. En cada una hay un texto de la lectura numerológica de ${name}, y los otros dos son de números ajenos. Elige el que hable de ${name}. Hasta el final no sabrás cómo te va.`,
  promise: `Tus respuestas se quedan en este navegador. Ninguna le llega a un servidor, ni a ${name}, si no la mandas tú.`,
});
export const decline = 'Prefiero probar conmigo';
