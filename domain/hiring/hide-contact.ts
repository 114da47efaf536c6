const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const PHONE =
  /(?<![\w#$.,:/-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]{0,2}\d{3}[\s.-]?\d{4}(?![\w-])|(?<!\w)\+\d{1,3}(?:[\s.-]?\(?\d\)?){7,12}(?!\d)/g;
const HIDDEN = '[hidden]';

/**
 * Takes email addresses, phone numbers and the given words out of a text people wrote for those who are signed in: a
 * public page shows none of them.
 */
export function hideContact(text: string, secrets: readonly string[] = []): string {
  const bare = text.replaceAll(EMAIL, HIDDEN).replaceAll(PHONE, HIDDEN);
  return secrets.filter((secret) => secret.trim() !== '').reduce(hideWord, bare);
}

function hideWord(text: string, secret: string): string {
  const pattern = new RegExp(secret.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  return text.replaceAll(pattern, HIDDEN);
}
