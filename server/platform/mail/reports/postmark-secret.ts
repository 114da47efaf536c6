import { createHash, timingSafeEqual } from 'node:crypto';
import { ForgedReport, type IncomingReport } from './mail-report.ts';

/**
 * Postmark doesn't sign its webhooks. It sends a secret along: as the password of basic authentication in the
 * webhook's address, or in a header.
 */
export function requireSecret(secrets: readonly string[], headers: IncomingReport['headers']): void {
  const basic = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(String(headers.authorization ?? ''))?.[1];
  const password = Buffer.from(basic ?? '', 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  const given = digest(basic === undefined ? String(headers['x-webhook-secret'] ?? '') : password);
  if (!secrets.some((secret) => timingSafeEqual(digest(secret), given))) {
    throw new ForgedReport('The secret doesn’t match.');
  }
}

/** Digests have one length, so that comparing them takes the same time whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
