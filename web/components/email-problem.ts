/** The shape the API asks for, so that what passes here is not refused there. */
const EMAIL_SHAPE =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const MAX_LENGTH = 320;

/** What is wrong with an email address somebody typed; null when nothing is. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return 'Email is required';
  if (email.length > MAX_LENGTH || !EMAIL_SHAPE.test(email)) return 'Please enter a valid email address';
  return null;
}
