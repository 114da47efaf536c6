import type { Config } from '../config.ts';

/** The newest first. Where none is set the sandbox, which is part of this installation, signs with the installation's own. */
export function signingSecrets(
  config: Pick<Config, 'app_secret' | 'app_secret_previous' | 'webhook_secret' | 'webhook_secret_previous'>,
): [string, ...string[]] {
  const { app_secret, app_secret_previous, webhook_secret, webhook_secret_previous } = config;
  const [newest, before] = webhook_secret
    ? [webhook_secret, webhook_secret_previous]
    : [app_secret, app_secret_previous];
  return before ? [newest, before] : [newest];
}
