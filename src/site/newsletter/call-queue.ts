/** What a provider's script answers once it has loaded: the calls made until then are in `q`. */
export interface CallQueue {
  (...call: readonly unknown[]): void;
  q?: (readonly unknown[])[];
}

/** A function that keeps its calls for a provider's script. */
export function callQueue(): CallQueue {
  const queue: CallQueue = (...call) => {
    queue.q ??= [];
    queue.q.push(call);
  };
  return queue;
}
