import type { FastifyRequest } from 'fastify';
import { CONFIRMED_FOR_MINUTES, isFresh } from '#domain/accounts/confirmations.ts';
import { Problem } from '#server/platform/errors.ts';

/** Runs after access, so only people who may use the route are asked to confirm. */
export async function checkConfirmation(request: FastifyRequest): Promise<void> {
  const { confirm } = request.routeOptions.config;
  if (confirm === undefined) return;
  if (isFresh(request.session?.confirmed_at ?? null, new Date())) return;
  throw new Problem(
    'confirmation_required',
    `Confirm it’s you, then try again. A confirmation lasts ${CONFIRMED_FOR_MINUTES} minutes.`,
  );
}
