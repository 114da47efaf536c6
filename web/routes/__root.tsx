import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { decidePageAccess } from '#domain/page-access.ts';
import { DOCUMENT_HEAD } from '../head.ts';
import type { RouterContext } from '../router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => {
    const decision = decidePageAccess(location.pathname, null, context.site.is_production);
    if (decision.state === 'redirected') throw redirect({ to: decision.to, replace: true });
  },
  head: () => DOCUMENT_HEAD,
  shellComponent: Document,
  component: Outlet,
});

function Document({ children }: { children: ReactNode }) {
  const { site } = Route.useRouteContext();
  return (
    <html lang="en" data-theme={site.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14110e" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
