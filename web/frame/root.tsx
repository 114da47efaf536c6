import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CAPTURE_EARLY_INPUT } from '#web/capture-early-input.ts';
import { AuthDialogSlot } from '#web/components/auth-dialog-slot.tsx';
import { ConfirmSlot } from '#web/components/confirm/confirm-slot.tsx';
import { DOCUMENT_HEAD } from '#web/head.ts';
import { NO_SCRIPT_NOTICE } from '#web/no-script.ts';
import type { RouterContext } from '#web/router-context.ts';
import { ANSWERS_ID } from '#web/sent-answers.ts';
import { ToastSlot } from '#web/ui/toast-slot.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // The guard's code is fetched with the first navigation: the server has already checked the first page.
  beforeLoad: async (visit) => {
    const { guardRoot } = await import('#web/session/guard-route.ts');
    guardRoot(visit);
  },
  head: () => DOCUMENT_HEAD,
  shellComponent: Document,
  component: Outlet,
});

/** Only in the server's HTML: scripts have run, or never will, by the time the browser hydrates. */
const EARLY_SCRIPT = import.meta.env.SSR ? CAPTURE_EARLY_INPUT : '';
const NO_SCRIPT = import.meta.env.SSR ? NO_SCRIPT_NOTICE : '';

function Document({ children }: { children: ReactNode }) {
  const { site, queries } = Route.useRouteContext();
  const answers = import.meta.env.SSR ? queries.current?.dehydrate() : '';
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NO_SCRIPT }} />
        {/* The server fills it with what its icons refer to: see draw-once.ts. */}
        <svg
          className="hidden"
          id="drawings"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        {children}
        <AuthDialogSlot />
        <ConfirmSlot />
        <ToastSlot />
        <script
          id={ANSWERS_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any <
          dangerouslySetInnerHTML={{ __html: answers ?? '' }}
        />
        <Scripts />
      </body>
    </html>
  );
}
