/** Full name, else the part of the email before the @, else "User". */
export function displayName(person: { full_name: string | null; email: string | null }): string {
  return person.full_name?.trim() || person.email?.split('@')[0]?.trim() || 'User';
}
