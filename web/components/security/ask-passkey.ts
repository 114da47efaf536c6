import type { NewPasskey, PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The WebAuthn code loads on the first press. */
async function loadPart() {
  const browser = await import('@simplewebauthn/browser');
  if (!browser.browserSupportsWebAuthn())
    throw new DOMException('Passkeys not supported', 'NotSupportedError');
  return browser;
}

/** Asks for a passkey and returns its signed response. Rejects if the user cancels. */
export async function askPasskey(
  api: ApiReach,
  purpose: 'confirm' | 'second_step' | 'sign_in',
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadPart();
  const data = await call(api, 'POST /api/auth/passkey-challenges', { body: { purpose } });
  const { clientExtensionResults: _, ...response } = await startAuthentication({
    optionsJSON: data.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  return { challenge_id: data.challenge_id, response: response as PasskeyAnswer['response'] };
}

/** Signs in with only a passkey, which also identifies the account. */
export async function signInByPasskey(api: ApiReach): Promise<void> {
  const body = await askPasskey(api, 'sign_in');
  await call(api, 'POST /api/auth/passkey-sessions', { body });
}

/** Creates a passkey on this device, or on another the browser offers. */
export async function makePasskey(api: ApiReach, name: string): Promise<NewPasskey> {
  const { startRegistration } = await loadPart();
  const data = await call(api, 'POST /api/me/passkey-creations');
  const {
    clientExtensionResults: _,
    response,
    ...rest
  } = await startRegistration({
    optionsJSON: data.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    challenge_id: data.challenge_id,
    name,
    response: {
      ...(rest as Omit<NewPasskey['response'], 'response'>),
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    },
  };
}
