import { counted, plural } from '../language';
import { keepThisPerson } from '../person/people';

export { keepThisPerson, people, thePerson } from '../person/people';

export const caption = 'Cinco personas, una figura cada una. Tu gente aparecerá aquí.';
export const everyone = 'Toda tu gente';
export const nobodyYet = `Todavía no hay nadie. Escribe abajo un nombre y una fecha de nacimiento y pulsa ${keepThisPerson}, o usa el mismo botón debajo de cualquier resultado. Todo se guarda en este navegador y en ninguna otra parte.`;
export const failed = 'No pudimos cargar los números. Tu gente sigue aquí: solo falta esta parte.';
export const keepSomebody = 'Añadir a alguien';

export const howMany = (count: number) =>
  `${counted(count, 'persona')}, en este navegador y en ninguna otra parte.`;

/** What is said when somebody is saved, renamed or removed. */
export const alreadyHere = (name: string) => `Ya tienes aquí a ${name}.`;
export const noRoom = (most: number) =>
  `Aquí ya hay ${most} personas y no cabe nadie más. Quita antes a alguien.`;
export const kept = (name: string) => `Ya está en tu gente: ${name}.`;
export const renamed = (before: string, after: string) => `${before} se llama ahora ${after}.`;
export const everybodyRemoved = 'Ya no queda nadie.';

export const yourOwnCopy = 'Tu propia copia';
export const aboutCopies =
  'Estos nombres y fechas están en este navegador y en ninguna otra parte. Si borras sus datos, se van con ellos, y tu teléfono no sabe lo que hay en tus otras pantallas. Una copia es un archivo pequeño: la guardas aquí y la abres allá. Al abrirla se añade a quien falte y no se quita a nadie.';
export const saveCopy = 'Guardar una copia';
export const openCopy = 'Abrir una copia';
export const fileName = 'tu-gente.json';

/** Why a copy is not opened. */
export const refused = {
  newer:
    'Esa copia la hizo una versión más nueva de esta página, así que no cambiamos nada. Recarga la página y ábrela otra vez.',
  'not-ours': 'Ese archivo no es una copia de tu gente, o está dañado. No cambiamos nada.',
};

/** What became of the entries of a copy that was opened. */
interface Opened {
  readonly added: number;
  readonly completed: number;
  readonly known: number;
  readonly unusable: number;
  readonly full: number;
}

/** What opening a copy did, where there is room for so many people. */
export function whatOpeningDid(
  { added, completed, known, unusable, full }: Opened,
  most: number,
): string {
  const sentences = [
    added > 0 ? `Se añadió a ${counted(added, 'persona')}.` : 'No se añadió a nadie.',
    completed > 0 && `Se completaron los datos de ${counted(completed, 'persona')}.`,
    known > 0 && `Ya ${plural(known, 'estaba', 'estaban')} aquí: ${known}.`,
    unusable > 0 &&
      `${plural(unusable, 'Quedó fuera, porque no se pudo leer', 'Quedaron fuera, porque no se pudieron leer')}: ${unusable}.`,
    full > 0 && `No ${plural(full, 'cupo', 'cupieron')}: ${full}. El límite es ${most}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

export const removeEveryone = 'Quitar a todo el mundo';
export const removeEveryoneQuestion = '¿Quitar a todo el mundo?';
export const keepThem = 'No, que se queden';
export const removeThem = 'Sí, quitar a todo el mundo';
export const whatRemovingDoes = (count: number) =>
  `Esto quita de este navegador a ${plural(count, 'la única persona que hay', `las ${count} personas que hay`)}, y no se puede deshacer. Por si luego te arrepientes, guarda antes una copia.`;
