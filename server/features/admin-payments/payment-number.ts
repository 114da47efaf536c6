/** Short enough to read out; the end of the id of the work it pays for. */
export function paymentNumber(collaborationId: string): string {
  return `PAY-${collaborationId.slice(-8).toUpperCase()}`;
}

/** What somebody typed, where it is the number of a payment: "PAY-1A2B3C4D", "1a2b3c4d". */
export function readPaymentNumber(text: string): string | null {
  return /^(?:pay-?)?([0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase() ?? null;
}
