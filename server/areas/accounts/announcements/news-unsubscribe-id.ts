interface NewsMail {
  user_id: string;
  announcement_id: string;
}

/** Names one announcement's email to one person, in the links that end news and count for that announcement. */
export function newsUnsubscribeId({ user_id, announcement_id }: NewsMail): string {
  return `news:${user_id}:${announcement_id}`;
}

export function readNewsUnsubscribeId(id: string): NewsMail | null {
  const [, user_id, announcement_id] = /^news:([0-9a-f-]{36}):([0-9a-f-]{36})$/.exec(id) ?? [];
  return user_id !== undefined && announcement_id !== undefined ? { user_id, announcement_id } : null;
}
