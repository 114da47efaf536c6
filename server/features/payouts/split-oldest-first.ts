export interface Part {
  earning_id: string;
  amount_cents: number;
}

/** Takes an amount from the first on; of the last one maybe a part. Null where there is not as much. */
export function splitOldestFirst(earnings: readonly Part[], amountCents: number): Part[] | null {
  const parts: Part[] = [];
  let left = amountCents;
  for (const { earning_id, amount_cents } of earnings) {
    if (left === 0) break;
    const taken = Math.min(amount_cents, left);
    if (taken > 0) parts.push({ earning_id, amount_cents: taken });
    left -= taken;
  }
  return left === 0 ? parts : null;
}
