import { type NumberId, numbers } from '../numbers';

export const caption =
  'Nine numbers around the shape of a name, on one page you can read or print. The name’s Anna Lee.';
export const submit = 'Make my profile';
export const loading = 'Getting the readings…';
export const failed = 'We couldn’t load the readings. Your numbers still stand.';

/** What a screen reader announces for a new profile: some of its numbers. */
export function announcement(values: Partial<Record<NumberId, number>>): string {
  const told = Object.entries(values).map(
    ([id, value]) => `${numbers[id as NumberId].label} ${value}`,
  );
  return `Here’s your profile: ${told.join(', ')}`;
}
