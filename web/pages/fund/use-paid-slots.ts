import { useState } from 'react';
import type { FundingPage } from '#contract/fundings.ts';

/** How many spots are to be paid: all of them at first, then as many as one adds. */
export function usePaidSlots({ purpose, slots, most_slots }: FundingPage) {
  const [wished, setWished] = useState(slots);
  const count = purpose === 'first' ? slots : Math.min(Math.max(wished, 1), Math.max(most_slots, 1));
  return [count, setWished] as const;
}
