import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { logFailure } from '#web/session/log-failure.ts';
import { createAppRouter } from './create-app-router.tsx';
import { markHydrated, replayEarlyInput, restoreTyped } from './replay-early-input.ts';

const router = createAppRouter();

/** The router's own client rather than Start's, which includes the server-function transport: see decision 0003. */
function Visit() {
  useLayoutEffect(markHydrated, []);
  useEffect(() => {
    restoreTyped();
    void import('./finish-hydration.ts').then(({ finishHydration }) =>
      finishHydration(router, replayEarlyInput),
    );
  }, []);
  return <RouterClient router={router} />;
}

startTransition(() => {
  hydrateRoot(document, <Visit />, { onCaughtError: logUnlessRefused });
});

/** A refusal is an answer that the page shows. Everything else belongs in the console. */
function logUnlessRefused(cause: unknown): void {
  const { status } = (cause ?? {}) as { status?: number };
  if (status !== 401 && status !== 403) logFailure('Failed to draw the page', cause);
}
