/** Asks at most once in a while, however many want to know: they share the answer, or the failure, until then. */
export function throttle<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const at = performance.now();
    if (asked === null || at - asked.at >= ms) asked = { at, answer: ask() };
    return asked.answer;
  };
}
