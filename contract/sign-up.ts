import { z } from 'zod';
import { FULL_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { SIGN_UP_ROLES } from '#domain/roles.ts';
import { emailAddress, linkToken, newPassword } from './credentials.ts';

export const fullName = z
  .string('Full name is required')
  .trim()
  .min(1, 'Full name is required')
  .max(FULL_NAME_MAX_LENGTH, `Full name can be at most ${FULL_NAME_MAX_LENGTH} characters`);

export const signUpRequest = z
  .object({
    full_name: fullName,
    email: emailAddress,
    password: newPassword,
    role: z.enum(SIGN_UP_ROLES, "Please select whether you're a business or creator."),
    accepts_terms: z.literal(true, 'Please accept the Terms of Service and Privacy Policy.'),
  })
  .meta({ id: 'SignUpRequest' });
export type SignUpRequest = z.infer<typeof signUpRequest>;

/** The ticket lets the browser that signed up ask whether its address is verified, and nothing else. */
export const signUpReceipt = z
  .object({ email: z.string(), ticket: z.string(), resend_after_seconds: z.number().int() })
  .meta({ id: 'SignUpReceipt' });
export type SignUpReceipt = z.infer<typeof signUpReceipt>;

export const verificationCheck = z
  .object({ ticket: z.string().min(20).max(200) })
  .meta({ id: 'VerificationCheck' });
export const verificationStanding = z
  .object({ is_verified: z.boolean() })
  .meta({ id: 'VerificationStanding' });

export const verificationRequest = z.object({ token: linkToken }).meta({ id: 'VerificationRequest' });
/** In the browser that signed up the answer comes with a session. */
export const verificationReceipt = z
  .object({ email: z.string(), is_signed_in: z.boolean() })
  .meta({ id: 'VerificationReceipt' });
