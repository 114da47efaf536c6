interface MailPreference {
  user_id: string;
  kind: string;
}

/** Links in emails that were sent earlier name the kind as it was called then. */
const EARLIER_KINDS: Readonly<Record<string, string>> = { work_reviewed: 'work_rated' };

/** Names the mail of one kind to one person, in the links that end it. */
export function mailPreferenceId({ user_id, kind }: MailPreference): string {
  return `kind:${user_id}:${kind}`;
}

export function readMailPreferenceId(id: string): MailPreference | null {
  const [, user_id, kind] = /^kind:([0-9a-f-]{36}):([a-z_]+)$/.exec(id) ?? [];
  return user_id !== undefined && kind !== undefined ? { user_id, kind: EARLIER_KINDS[kind] ?? kind } : null;
}
