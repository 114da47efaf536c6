import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';
import type { SocialTokens } from '#server/platform/social/social-provider.ts';

interface SealedTokens {
  access_token_sealed: string | null;
  refresh_token_sealed: string | null;
  token_expires_at: string | null;
}

type Secrets = Pick<Context, 'config'>;

/** The encrypted tokens of an account. They can be opened only for this row. */
export function sealTokens({ config }: Secrets, accountId: string, tokens: SocialTokens) {
  const { access_token, access_expires_at, refresh_token, expires_at } = tokens;
  const access = JSON.stringify({ access_token, access_expires_at });
  return {
    access_token_sealed: seal(config, `${accountId}:access`, access),
    refresh_token_sealed: refresh_token === null ? null : seal(config, `${accountId}:refresh`, refresh_token),
    token_expires_at: expires_at,
  };
}

/** Null if there are none, or if they were encrypted with a lost secret. */
export function openTokens({ config }: Secrets, accountId: string, row: SealedTokens): SocialTokens | null {
  if (row.access_token_sealed === null || row.token_expires_at === null) return null;
  const access = unseal(config, `${accountId}:access`, row.access_token_sealed);
  if (access === null) return null;
  const refresh_token =
    row.refresh_token_sealed === null
      ? null
      : unseal(config, `${accountId}:refresh`, row.refresh_token_sealed);
  return { ...accessShape.parse(JSON.parse(access)), refresh_token, expires_at: row.token_expires_at };
}

const accessShape = z.object({ access_token: z.string(), access_expires_at: z.string() });
