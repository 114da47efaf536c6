import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentFailure } from './payment-failure.ts';

const TOLERANCE_SECONDS = 300;

/** `t=1782345600,v1=…`: the time is part of what is signed, so that a message cannot be sent again much later. */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${seal(secret, seconds, body).toString('hex')}`;
}

/** Any of the secrets will do, so that one can be changed while messages signed with the other are on their way. */
export function requireSignature(
  secrets: readonly string[],
  { header, body }: { header: string | undefined; body: string },
  now: Date,
): void {
  const fields = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const seconds = Number(fields?.[1]);
  const given = Buffer.from(fields?.[2] ?? '', 'hex');
  const isSigned =
    fields !== null && secrets.some((secret) => timingSafeEqual(seal(secret, seconds, body), given));
  if (!isSigned) throw new PaymentFailure('bad_signature', 'The signature doesn’t match.');
  if (Math.abs(now.getTime() / 1_000 - seconds) > TOLERANCE_SECONDS) {
    throw new PaymentFailure('bad_signature', 'The signature is too old.');
  }
}

function seal(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
