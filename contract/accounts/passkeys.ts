import { z } from 'zod';
import { MOST_PASSKEYS, PASSKEY_NAME_MAX_LENGTH } from '#domain/accounts/factors.ts';

const moment = z.string();

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: moment,
    last_used_at: moment.nullable(),
    /** Whether it is synced to the holder's account, so it survives the loss of the device. */
    is_backed_up: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

export const passkeyParams = z.object({ id: z.uuid() });
export const passkeyName = z
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
