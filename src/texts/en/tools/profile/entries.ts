import { type NumberId, numbers } from '../../numbers';

export const readYour = (id: NumberId, value: number) => `Read your ${numbers[id].label} ${value}`;
export const moreAbout = (value: number) => `More about this ${value}`;

/** A working on one line. */
export const found = (line: string) => `Found: ${line}`;

export const byChaldeanLetters = (compound: number, value: number) =>
  `By Chaldean letters, an older table with other values: ${compound === value ? value : `${compound}, which makes ${value}`}`;

/** Why a number has no reading. */
export const noDistance = (distance: number) =>
  `We don’t have a reading for a distance of ${distance}, which takes a master number on one side or on both. What each side means is under Destiny and Life Path.`;
export const nothingToAdd = (id: NumberId) =>
  `There was nothing to add up for the ${numbers[id].label} in this name, so it’s 0, and 0 has no reading.`;
