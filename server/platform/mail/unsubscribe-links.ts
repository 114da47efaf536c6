import type { Config } from '#server/platform/config.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

const PURPOSE = 'unsubscribe';

export interface UnsubscribeLinks {
  /** Opens a page with a button. Mail scanners open links, so opening one must not change anything. */
  page_url: string;
  /** Mail programs post to it when the reader presses their own button (RFC 8058). */
  one_click_url?: string;
}

/** `id` names what is ended: a kind of notification for one person, or one saved search. */
export function unsubscribeLinks(
  config: Pick<Config, 'app_url'> & Secrets,
  id: string,
): Required<UnsubscribeLinks> {
  const token = sign(config, PURPOSE, id);
  return {
    page_url: `${config.app_url}/unsubscribe?token=${token}`,
    one_click_url: `${config.app_url}/api/unsubscribes?token=${token}`,
  };
}

export function readUnsubscribeToken(secrets: Secrets, token: string): string | null {
  return readSigned(secrets, PURPOSE, token);
}
