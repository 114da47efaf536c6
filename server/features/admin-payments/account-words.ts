/** What people call an account of the ledger. */
export function accountWords(account: string, creatorName: string): string {
  const [whose, , part] = account.split(':');
  switch (whose) {
    case 'campaign':
      return part === 'fees_held' ? 'Fees held' : 'Held';
    case 'creator':
      return `${creatorName}, ${part?.replace('_', ' ')}`;
    case 'business':
      return 'Refunds due';
    case 'provider':
      return 'Card clearing';
    default:
      return account.startsWith('platform:reserve') ? 'Reserve' : 'Bizmeet revenue';
  }
}
