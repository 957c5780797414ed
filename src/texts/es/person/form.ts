import { inSentence, type NumberId } from '../numbers';

export const fullName = 'Nombre completo';
export const birthDate = 'Fecha de nacimiento';
export const whichNumber = 'Qué número';
export const required = 'Obligatorio';
export const optional = 'Opcional';
export const notNeededFor = (number: NumberId) => `No hace falta para tu ${inSentence(number)}`;

/** A whole name, as an example. */
export const exampleName = 'Ángela Ruiz Robles';

/** The years that a birth date can be of. */
export const years = (from: number, to: number) => `${from} a ${to}`;

/** How long a name can be. */
export const atMost = (characters: number) => `${characters} caracteres como máximo`;

export const change = 'Cambiar';
export const forgetItNow = 'Olvidarlo ya';

export const whyNothingLeaves = 'Nada de lo que escribes sale de tu navegador. ¿Por qué?';
export const whatIsRemembered =
  'Las sumas las hace tu dispositivo. Esta pestaña recuerda lo que escribiste hasta que la cierras. Si copias un enlace, también va ahí, detrás del signo #. Los navegadores no nos envían esa parte, pero quien tenga el enlace puede leerla, y también el servicio de correo o de chat que lo lleve.';
export const whatIsKept =
  'Con la gente que guardas es distinto: se queda en este navegador hasta que la quites en [Tu gente](page:people). Olvidar lo que hay en este formulario no la borra.';
