import { inSentence, type NumberId } from '../numbers';

export const caption =
  'Nueve números alrededor de la forma de un nombre, en una página para leer o imprimir. El nombre es Inés Paz.';
export const submit = 'Hacer mi perfil';
export const loading = 'Buscando las lecturas…';
export const failed = 'No pudimos cargar las lecturas. Tus números siguen siendo los mismos.';

/** What a screen reader announces for a new profile: some of its numbers. */
export function announcement(values: Partial<Record<NumberId, number>>): string {
  const told = Object.entries(values).map(
    ([id, value]) => `${inSentence(id as NumberId)} ${value}`,
  );
  return `Aquí está tu perfil: ${told.join(', ')}`;
}
