/** The first of the fifty thousand passwords the server refuses: enough to warn people while they type. */
const FIRST_GUESSES = [
  'password',
  'password1',
  'passw0rd',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyuiop',
  'qwerty123',
  'iloveyou',
  'football',
  'sunshine',
  'princess',
];

export const GUESSED_PASSWORD = 'This password is too easy to guess. Choose another one.';

export function isFirstGuess(password: string): boolean {
  return FIRST_GUESSES.includes(password.toLowerCase());
}
