import type { FastifyRequest } from 'fastify';

/** A guess for the first drawing of a page; the browser measures and corrects it. */
export function isHandheld({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1') return true;
  return /Android|iPhone|iPad|Mobile/.test(headers['user-agent'] ?? '');
}
