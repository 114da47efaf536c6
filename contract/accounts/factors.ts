import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { CONFIRMATION_KINDS } from '#domain/accounts/confirmations.ts';
import { MOST_PASSKEYS, PASSKEY_NAME_MAX_LENGTH, RECOVERY_CODE_COUNT } from '#domain/accounts/factors.ts';

const moment = z.string();

const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: moment,
    last_used_at: moment.nullable(),
    /** Whether it is kept in an account of its holder, and so outlives the device. */
    is_backed_up: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

/** How an account is protected beside its password. */
export const factors = z
  .object({
    passkeys: z.array(passkey).max(MOST_PASSKEYS),
    authenticator_app: z.object({ added_at: moment, last_used_at: moment.nullable() }).nullable(),
    recovery_codes_left: z.number().int(),
    /** Admins must have one at every moment. */
    is_required: z.boolean(),
  })
  .meta({ id: 'Factors' });
export type Factors = z.infer<typeof factors>;

/** The codes are shown once: only a hash is kept. Null where the account has codes already. */
export const factorAdded = z
  .object({ recovery_codes: z.array(z.string()).max(RECOVERY_CODE_COUNT).nullable() })
  .meta({ id: 'FactorAdded' });
export type FactorAdded = z.infer<typeof factorAdded>;

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).max(RECOVERY_CODE_COUNT) })
  .meta({ id: 'RecoveryCodes' });

/** An authenticator app takes this as text, as a link or as the squares of a QR code. */
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

const passkeyParams = z.object({ id: z.uuid() });
const passkeyName = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Give it a name')
      .max(PASSKEY_NAME_MAX_LENGTH, `Use at most ${PASSKEY_NAME_MAX_LENGTH} characters`),
  })
  .meta({ id: 'PasskeyName' });

const base64url = z.string().regex(/^[\w-]+$/);
const credentialId = base64url.max(1400);
const transports = z.array(z.string().max(20)).max(10);
const credential = z.object({ id: credentialId, type: z.literal('public-key'), transports });

/** The options of WebAuthn, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. */
export const passkeyCreation = z
  .object({
    challenge_id: z.string(),
    options: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })).max(5),
      timeout: z.number().int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(credential).max(MOST_PASSKEYS),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

export const passkeyChallengeRequest = z
  .object({ purpose: z.enum(['confirm', 'second_step', 'sign_in']) })
  .meta({ id: 'PasskeyChallengeRequest' });

/** As `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. */
export const passkeyChallenge = z
  .object({
    challenge_id: z.string(),
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number().int(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(credential).max(MOST_PASSKEYS),
    }),
  })
  .meta({ id: 'PasskeyChallenge' });
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;

const signed = { challenge_id: z.uuid() };
const attachment = z.enum(['platform', 'cross-platform']).optional();

export const newPasskey = z
  .object({
    ...signed,
    name: passkeyName.shape.name,
    response: z.object({
      id: credentialId,
      rawId: credentialId,
      type: z.literal('public-key'),
      authenticatorAttachment: attachment,
      response: z.object({
        clientDataJSON: base64url.max(4000),
        attestationObject: base64url.max(20_000),
        transports: transports.optional(),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.input<typeof newPasskey>;

export const passkeyAnswer = z
  .object({
    ...signed,
    response: z.object({
      id: credentialId,
      rawId: credentialId,
      type: z.literal('public-key'),
      authenticatorAttachment: attachment,
      response: z.object({
        clientDataJSON: base64url.max(4000),
        authenticatorData: base64url.max(4000),
        signature: base64url.max(4000),
        userHandle: base64url.max(200).optional(),
      }),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

const byPasskey = z.object({ kind: z.literal('passkey'), ...passkeyAnswer.shape });
const byApp = z.object({ kind: z.literal('totp'), code: sixDigits });
const byRecoveryCode = z.object({ kind: z.literal('recovery_code'), code: z.string().trim().min(1).max(40) });

/** Any of what protects an account beside its password. */
export const factorProof = z
  .discriminatedUnion('kind', [byPasskey, byApp, byRecoveryCode])
  .meta({ id: 'FactorProof' });
export type FactorProof = z.infer<typeof factorProof>;
export const FACTOR_PROOFS = [byPasskey, byApp, byRecoveryCode] as const;

/** Somebody is half signed in and can finish in these ways. */
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
