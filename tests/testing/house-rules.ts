import { expect } from 'vitest';
import { isShipped } from './shipped';

/**
 * What the house asks of its own texts and weights has to hold for what it ships. Of an owner's site it is
 * told, with what to do about it, and nothing fails.
 */
export function expectHouseRule(faults: readonly unknown[], advice: string): void {
  if (isShipped) expect(faults).toEqual([]);
  else if (faults.length > 0) console.warn(`${faults.map(asLine).join('\n')}\n${advice}`);
}

function asLine(fault: unknown): string {
  return `- ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`;
}
