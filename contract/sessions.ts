import { z } from 'zod';
import { account } from './account.ts';
import { emailAddress, knownPassword, linkToken, newPassword } from './credentials.ts';

export const signInRequest = z
  .object({ email: emailAddress, password: knownPassword })
  .meta({ id: 'SignInRequest' });

/** Browsers use the cookie that comes with it; other programs send `access_token` as a bearer token. */
export const session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_at: z.string(),
    expires_in: z.number().int(),
    token_type: z.literal('bearer'),
    user: account,
  })
  .meta({ id: 'Session' });

export const sessionRefreshRequest = z
  .object({ refresh_token: z.string().min(20).max(300) })
  .meta({ id: 'SessionRefreshRequest' });

/** The same answer whether the address has an account, so that nobody can look addresses up. */
export const mailRequest = z.object({ email: emailAddress }).meta({ id: 'MailRequest' });
export const mailReceipt = z
  .object({ email: z.string(), resend_after_seconds: z.number().int() })
  .meta({ id: 'MailReceipt' });

export const linkRequest = z.object({ token: linkToken }).meta({ id: 'LinkRequest' });

export const passwordResetRequest = z
  .object({ token: linkToken, password: newPassword })
  .meta({ id: 'PasswordResetRequest' });

export const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
export const DONE = { done: true } as const;
