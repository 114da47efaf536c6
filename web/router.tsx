import { getGlobalStartContext } from '@tanstack/react-start';
import { createAppRouter } from './create-app-router.tsx';
import type { RenderRequest } from './site.ts';

/** Called by the server's renderer once per request. The browser starts in client.tsx. */
export function getRouter() {
  return createAppRouter(getGlobalStartContext() as unknown as RenderRequest);
}
