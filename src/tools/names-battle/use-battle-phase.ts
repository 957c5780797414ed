import { useEffect, useState } from 'react';

/** How far a battle has been revealed. */
type Phase = 'begun' | 'bars' | 'shares' | 'score';

const NEXT: Readonly<Partial<Record<Phase, { readonly phase: Phase; readonly after: number }>>> = {
  begun: { phase: 'bars', after: 100 },
  bars: { phase: 'shares', after: 500 },
  shares: { phase: 'score', after: 2500 },
};

/**
 * Reveals a battle phase by phase from a first one on, with one timer at a time. For another battle,
 * remount the component with another `key`.
 */
export function useBattlePhase(first: Phase): Phase {
  const [phase, setPhase] = useState(first);

  useEffect(() => {
    const next = NEXT[phase];
    if (!next) return;
    const timer = setTimeout(() => setPhase(next.phase), next.after);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
