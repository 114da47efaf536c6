/** "Chase, ending 6021", or "your bank" if we don't know more. */
export function bankWords({
  bank_name,
  bank_last4,
}: {
  bank_name: string | null;
  bank_last4: string | null;
}): string {
  const name = bank_name ?? 'your bank';
  return bank_last4 === null ? name : `${name}, ending ${bank_last4}`;
}
