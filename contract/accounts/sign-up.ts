import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import { emailAddress, knownPassword, linkToken, newPassword } from './credentials.ts';
import { linkMailRequest, mailReceipt, returnTo } from './sessions.ts';

export const fullName = oneLine('Full name is required')
  .min(1, 'Full name is required')
  .max(FULL_NAME_MAX_LENGTH, `Full name can be at most ${FULL_NAME_MAX_LENGTH} characters`);

export const signUpRequest = z
  .object({
    full_name: fullName,
    email: emailAddress,
    password: newPassword,
    role: z.enum(SIGN_UP_ROLES, "Please select whether you're a business or creator."),
    accepts_terms: z.literal(true, 'Please accept the Terms of Service and Privacy Policy.'),
    return_to: returnTo,
  })
  .meta({ id: 'SignUpRequest' });
export type SignUpRequest = z.infer<typeof signUpRequest>;

/** The ticket lets the browser that signed up ask whether its address is verified, and nothing else. */
export const signUpReceipt = z
  .object({ email: z.string(), ticket: z.string(), resend_after_seconds: z.number().int() })
  .meta({ id: 'SignUpReceipt' });
export type SignUpReceipt = z.infer<typeof signUpReceipt>;

const verificationCheck = z.object({ ticket: z.string().min(20).max(200) }).meta({ id: 'VerificationCheck' });
const verificationStatus = z.object({ is_verified: z.boolean() }).meta({ id: 'VerificationStatus' });

/**
 * In another browser, sending the password chosen at sign-up keeps it valid. Without it, the address is verified and
 * the password is removed.
 */
const verificationRequest = z
  .object({ token: linkToken, password: knownPassword.optional() })
  .meta({ id: 'VerificationRequest' });
/** In the browser that signed up, or with its password, the answer comes with a session. */
const verificationReceipt = z
  .object({ email: z.string(), is_signed_in: z.boolean() })
  .meta({ id: 'VerificationReceipt' });

export const signUpEndpoints = endpoints({
  signUp: {
    method: 'POST',
    url: '/api/auth/sign-ups',
    access: 'everyone',
    summary: 'Sign up and email a verification link',
    body: signUpRequest,
    response: signUpReceipt,
    status: 201,
  },
  checkVerification: {
    method: 'POST',
    url: '/api/auth/verification-checks',
    access: 'everyone',
    summary: "Check whether a sign-up's email address is verified",
    body: verificationCheck,
    response: verificationStatus,
  },
  requestVerificationEmail: {
    method: 'POST',
    url: '/api/auth/verification-emails',
    access: 'everyone',
    summary: 'Resend the verification email',
    body: linkMailRequest,
    response: mailReceipt,
    status: 202,
  },
  verifyEmail: {
    method: 'POST',
    url: '/api/auth/verifications',
    access: 'everyone',
    summary: 'Verify an email address with an emailed link',
    body: verificationRequest,
    response: verificationReceipt,
  },
});
