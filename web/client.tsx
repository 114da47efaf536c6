import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './create-app-router.tsx';
import { takeOverLinks } from './take-over-links.ts';

/** The router's own client rather than Start's, which brings the transport of server functions: see decision 0003. */
const router = createAppRouter();
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
takeOverLinks(router);
