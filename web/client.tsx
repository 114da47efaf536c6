import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './create-app-router.tsx';
import { takeOverLinks } from './take-over-links.ts';

const router = createAppRouter();

/** The router's own client rather than Start's, which brings the transport of server functions: see decision 0003. */
function Visit() {
  useEffect(() => {
    takeOverLinks(router);
    document.documentElement.dataset.alive = '';
  }, []);
  return <RouterClient router={router} />;
}

startTransition(() => {
  hydrateRoot(document, <Visit />);
});
