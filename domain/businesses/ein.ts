/** "12-3456789" of what was typed, with or without the hyphen; null for anything else, such as a Social Security number. */
export function readEin(typed: string): string | null {
  const [, prefix, rest] = /^(\d{2})-?(\d{7})$/.exec(typed.trim()) ?? [];
  return prefix && rest ? `${prefix}-${rest}` : null;
}
