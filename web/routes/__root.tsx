import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DoorSlot } from '../components/door-slot.tsx';
import { DOCUMENT_HEAD } from '../head.ts';
import { KEEP_EARLY } from '../keep-early.ts';
import type { RouterContext } from '../router-context.ts';
import { ToastSlot } from '../ui/toast-slot.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // The guard is fetched with the first step: whoever opens a page has passed the server's.
  beforeLoad: async (visit) => {
    const { guardRoot } = await import('../session/guard-route.ts');
    guardRoot(visit);
  },
  head: () => DOCUMENT_HEAD,
  shellComponent: Document,
  component: Outlet,
});

/** In the first answer only: it has run by the time the browser draws. */
const EARLY_SCRIPT = import.meta.env.SSR ? KEEP_EARLY : '';

function Document({ children }: { children: ReactNode }) {
  const { site } = Route.useRouteContext();
  const { nonce } = useRouter().options.ssr ?? {};
  return (
    <html lang="en" data-theme={site.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14110e" media="(prefers-color-scheme: dark)" />
        <HeadContent />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
      </head>
      <body>
        {children}
        <DoorSlot />
        <ToastSlot />
        <Scripts />
      </body>
    </html>
  );
}
