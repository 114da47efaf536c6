/** Short enough to read out: the end of the collaboration's id. */
export function paymentNumber(collaborationId: string): string {
  return `PAY-${collaborationId.slice(-8).toUpperCase()}`;
}

/** Reads a payment number from a search, such as "PAY-1A2B3C4D" or "1a2b3c4d"; null for anything else. */
export function readPaymentNumber(text: string): string | null {
  return /^(?:pay-?)?([0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase() ?? null;
}
