interface Sender {
  full_name: string | null;
  account_status: string;
}

/** The first name of the sender. A deleted account has none. */
export function senderName({ full_name, account_status }: Sender): string {
  if (account_status === 'deleted') return 'Former member';
  return full_name?.trim().split(/\s+/)[0] || 'Someone';
}
