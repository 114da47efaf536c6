import { PASSWORD_MIN_LENGTH } from '#domain/accounts/limits.ts';

let common: Promise<Set<string>> | undefined;

/** Whether a password is on the list that every attacker tries first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

/** The fifty thousand words are loaded when somebody first chooses a password. */
async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'] as readonly string[];
  return new Set(passwords.filter(({ length }) => length >= PASSWORD_MIN_LENGTH));
}
