/** Tells a password manager which account the password beside it is for. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
