/** Short enough to read out, and used wherever the payment is named. */
export function receiptNumber(fundingId: string): string {
  const tail = fundingId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
