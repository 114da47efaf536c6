import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beginToHear, catchUp, giveBack } from './catch-up.ts';
import { createAppRouter } from './create-app-router.tsx';
import { logFailure } from './session/log-failure.ts';

const router = createAppRouter();

/** The router's own client rather than Start's, which brings the transport of server functions: see decision 0003. */
function Visit() {
  useLayoutEffect(beginToHear, []);
  useEffect(() => {
    giveBack();
    void import('./come-alive.ts').then(({ comeAlive }) => comeAlive(router, catchUp));
  }, []);
  return <RouterClient router={router} />;
}

startTransition(() => {
  hydrateRoot(document, <Visit />, { onCaughtError: logUnlessRefused });
});

/** A refusal is an answer, and the page says so. Everything else belongs into the console. */
function logUnlessRefused(cause: unknown): void {
  const { status } = (cause ?? {}) as { status?: number };
  if (status !== 401 && status !== 403) logFailure('Failed to draw the page', cause);
}
