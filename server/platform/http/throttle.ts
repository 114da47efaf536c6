/** Runs at most once in a period: everyone who asks meanwhile shares the answer, or the failure. */
export function throttle<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const at = performance.now();
    if (asked === null || at - asked.at >= ms) asked = { at, answer: ask() };
    return asked.answer;
  };
}
