/** The same pattern as the API's, so that an address accepted here isn't refused there. */
const EMAIL_SHAPE =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const MAX_LENGTH = 320;

/** The error of a typed email address; null if it is valid. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return 'Email is required';
  if (email.length > MAX_LENGTH || !EMAIL_SHAPE.test(email)) return 'Please enter a valid email address';
  return null;
}
