import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { CONFIRMATION_KINDS } from '#domain/accounts/confirmations.ts';
import { MOST_PASSKEYS, RECOVERY_CODE_COUNT } from '#domain/accounts/factors.ts';
import {
  newPasskey,
  passkey,
  passkeyAnswer,
  passkeyCreation,
  passkeyName,
  passkeyParams,
} from './passkeys.ts';

const moment = z.string();

/** The second factors that protect an account. */
export const factors = z
  .object({
    passkeys: z.array(passkey).max(MOST_PASSKEYS),
    authenticator_app: z.object({ added_at: moment, last_used_at: moment.nullable() }).nullable(),
    recovery_codes_left: z.number().int(),
    /** Admins always need at least one. */
    is_required: z.boolean(),
  })
  .meta({ id: 'Factors' });
export type Factors = z.infer<typeof factors>;

/** The codes are shown once, because only a hash is kept. Null if the account already has codes. */
export const factorAdded = z
  .object({ recovery_codes: z.array(z.string()).max(RECOVERY_CODE_COUNT).nullable() })
  .meta({ id: 'FactorAdded' });
export type FactorAdded = z.infer<typeof factorAdded>;

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).max(RECOVERY_CODE_COUNT) })
  .meta({ id: 'RecoveryCodes' });

/** An authenticator app accepts this as text, as a link or as a QR code. */
export const authenticatorSetup = z
  .object({
    secret: z.string(),
    uri: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  })
  .meta({ id: 'AuthenticatorSetup' });
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;

const sixDigits = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits the app shows'));

const authenticatorCode = z.object({ code: sixDigits }).meta({ id: 'AuthenticatorCode' });

const byPasskey = z.object({ kind: z.literal('passkey'), ...passkeyAnswer.shape });
const byApp = z.object({ kind: z.literal('totp'), code: sixDigits });
const byRecoveryCode = z.object({ kind: z.literal('recovery_code'), code: z.string().trim().min(1).max(40) });

/** Any second factor of an account. */
export const factorProof = z
  .discriminatedUnion('kind', [byPasskey, byApp, byRecoveryCode])
  .meta({ id: 'FactorProof' });
export type FactorProof = z.infer<typeof factorProof>;
export const FACTOR_PROOFS = [byPasskey, byApp, byRecoveryCode] as const;

/** A sign-in that still needs its second step, and the ways to finish it. */
export const secondStep = z
  .object({ methods: z.array(z.enum(CONFIRMATION_KINDS)).max(3) })
  .meta({ id: 'SecondStep' });

/** Accounts that still have to set up a second factor may use these endpoints. */
export const factorEndpoints = endpoints({
  getFactors: {
    method: 'GET',
    url: '/api/me/factors',
    access: 'own_factors',
    summary: 'List my passkeys, authenticator app and recovery codes',
    response: factors,
  },
  beginPasskey: {
    method: 'POST',
    url: '/api/me/passkey-creations',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Start adding a passkey',
    response: passkeyCreation,
    status: 201,
  },
  addPasskey: {
    method: 'POST',
    url: '/api/me/passkeys',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Add a passkey',
    body: newPasskey,
    response: factorAdded,
    status: 201,
  },
  renamePasskey: {
    method: 'PATCH',
    url: '/api/me/passkeys/:id',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Rename a passkey',
    params: passkeyParams,
    body: passkeyName,
    response: done,
  },
  removePasskey: {
    method: 'DELETE',
    url: '/api/me/passkeys/:id',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Remove a passkey',
    params: passkeyParams,
    response: done,
  },
  setUpAuthenticator: {
    method: 'POST',
    url: '/api/me/authenticator-app',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Start adding an authenticator app',
    response: authenticatorSetup,
    status: 201,
  },
  addAuthenticator: {
    method: 'PUT',
    url: '/api/me/authenticator-app',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Add the authenticator app with its first code',
    body: authenticatorCode,
    response: factorAdded,
  },
  removeAuthenticator: {
    method: 'DELETE',
    url: '/api/me/authenticator-app',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Remove the authenticator app',
    response: done,
  },
  renewRecoveryCodes: {
    method: 'POST',
    url: '/api/me/recovery-codes',
    access: 'own_factors',
    confirm: 'fresh',
    summary: 'Replace my recovery codes',
    response: recoveryCodes,
    status: 201,
  },
});
