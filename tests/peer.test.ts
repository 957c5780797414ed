import { createRequire } from 'node:module';
import { destiny, foldToNine, personality, soulUrge } from '@ninefold/numerology';
import fc from 'fast-check';
import type NumerologyCore from 'numerology-core';
import { expect, test } from 'vitest';

test('another package, which reduces masters too, agrees on any name of letters', () => {
  const { default: Peer }: typeof NumerologyCore = createRequire(import.meta.url)(
    'numerology-core',
  );
  const peer = new Peer();
  const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABYZ -’.') });
  fc.assert(
    fc.property(letters, (name) => {
      expect(foldToNine(destiny(name).value).value).toBe(peer.getDestinyNumber(name));
      expect(foldToNine(soulUrge(name).value).value).toBe(peer.getHeartsDesireNumber(name));
      expect(foldToNine(personality(name).value).value).toBe(peer.getPersonalityNumber(name));
    }),
  );
});
