import { useEffect, useState } from 'react';

/** How far a battle has been revealed. */
export type Stage = 'begun' | 'bars' | 'shares' | 'score';

const NEXT: Readonly<Partial<Record<Stage, { readonly stage: Stage; readonly after: number }>>> = {
  begun: { stage: 'bars', after: 100 },
  bars: { stage: 'shares', after: 500 },
  shares: { stage: 'score', after: 2500 },
};

/**
 * Reveals a battle stage by stage. One timer at a time, and none left behind: mount it anew, under
 * another `key`, for another battle.
 */
export function useReveal(): Stage {
  const [stage, setStage] = useState<Stage>('begun');

  useEffect(() => {
    const next = NEXT[stage];
    if (!next) return;
    const timer = setTimeout(() => setStage(next.stage), next.after);
    return () => clearTimeout(timer);
  }, [stage]);

  return stage;
}
