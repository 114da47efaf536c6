import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/platform/config.ts';
import { keyFor, keysFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

const ID_LENGTH = 32;
/** With `reply+` and the id, the most characters an address may have before the @. */
const SEAL_LENGTH = 26;

type Settings = Pick<Config, 'inbound_mail'> & Secrets;

/**
 * The address that replies about a request go to, or null if replies aren't received. It is in hexadecimal, because
 * some programs change capital letters in addresses.
 */
export function replyAddress(config: Settings, requestId: string): string | null {
  if (config.inbound_mail === null) return null;
  const id = requestId.replaceAll('-', '').toLowerCase();
  return `reply+${id}${seal(keyFor(config, 'support-reply'), id)}@${config.inbound_mail.domain}`;
}

/** The request of a reply address of ours; null for any other address. */
export function readReplyAddress(config: Settings, address: string): string | null {
  const [, id = '', given = '', domain] =
    /^reply\+([0-9a-f]{32})([0-9a-f]{26})@([a-z0-9.-]{1,255})$/.exec(address.trim().toLowerCase()) ?? [];
  if (id.length !== ID_LENGTH || domain !== config.inbound_mail?.domain) return null;
  const isOurs = keysFor(config, 'support-reply').some((key) =>
    timingSafeEqual(Buffer.from(seal(key, id)), Buffer.from(given)),
  );
  return isOurs ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
}

function seal(key: Buffer, id: string): string {
  return createHmac('sha256', key).update(id).digest('hex').slice(0, SEAL_LENGTH);
}
