import { useState } from 'react';

/** One thing a page does at a press of a button: whether it is under way, and what it was refused for. */
export function useDeed() {
  const [isWaiting, setIsWaiting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function run(deed: () => Promise<void>) {
    setIsWaiting(true);
    setRefusal(null);
    try {
      await deed();
    } catch (cause) {
      setRefusal(cause);
    } finally {
      setIsWaiting(false);
    }
  }

  return { isWaiting, refusal, run };
}
