import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ProblemDocument as Problem } from '#contract/platform/problem.ts';
import { CONNECTION_LOST } from '#web/retry-import.ts';
import { RECORD_OF_OTHERS } from '#web/session/others-record.ts';
import { isSignedOut, redirectToSignIn } from '#web/session/session-lost.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { AccessDenied } from '#web/ui/access-denied.tsx';
import { ConnectionScreen } from '#web/ui/connection-screen.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { GuardCheck } from '#web/ui/guard-check.tsx';

import { MemberFrame } from './member-frame.tsx';

const REASONS: Record<string, string> = {
  authentication_required: 'Sign in to open this page.',
  account_suspended: 'This account is suspended. See the email we sent for the reason and how to appeal.',
  creator_status_not_allowed: 'This page opens once your application is approved.',
  onboarding_required: 'Finish setting up your business first.',
  [RECORD_OF_OTHERS]: 'This page belongs to another account, or it no longer exists.',
  ownership_required: 'Only the owner of this business can open this page.',
};

/** Shown when a page couldn't be loaded, isn't allowed, or failed to render. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { status, code, request_id } = (error ?? {}) as Partial<Problem>;
  const { user } = useAuth();
  // When the session ends, this must not turn into a denial before the guard redirects.
  const [wasSignedIn] = useState(user !== null);
  if (isSignedOut(error) && wasSignedIn) return <SessionLost />;
  if (status === 401 || status === 403) {
    return <Denied reason={reasonOf(code)} />;
  }
  if (isConnectionLost(error)) return <Unreachable reset={reset} />;
  return (
    <Frame>
      <Failure reset={reset} {...(request_id && { reference: request_id })} />
    </Frame>
  );
}

/** The frame stays, and the page loads as soon as the device is back online. */
function Unreachable({ reset }: { reset: () => void }) {
  const retry = useRetry(reset);
  const isOnline = useOnline();
  const { user } = useAuth();
  const isAdminArea = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin') });
  const [wasOffline] = useState(!isOnline);
  useEffect(() => {
    if (wasOffline && isOnline) retry();
  }, [wasOffline, isOnline, retry]);
  const screen = <ConnectionScreen isOnline={isOnline} onRetry={retry} />;
  return user && !isAdminArea ? (
    <MemberFrame>
      <div className="px-5 py-16">{screen}</div>
    </MemberFrame>
  ) : (
    <Frame>{screen}</Frame>
  );
}

function Denied({ reason }: { reason: string | undefined }) {
  return (
    <MemberFrame>
      <div className="px-5 py-16">
        <AccessDenied reason={reason} />
      </div>
    </MemberFrame>
  );
}

function Failure({ reset, ...rest }: { reset: () => void; reference?: string }) {
  return <ErrorScreen {...rest} onRetry={useRetry(reset)} />;
}

/** A retry reloads the page's code and data. */
function useRetry(reset: () => void): () => void {
  const router = useRouter();
  return useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
}

function SessionLost() {
  const router = useRouter();
  useEffect(() => void redirectToSignIn(router), [router]);
  return (
    <Frame>
      <GuardCheck />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-16">
      {children}
    </main>
  );
}

/** True if there was no response, rather than a refusal. Each browser words it differently. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === CONNECTION_LOST) return true;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** The reason a page is not allowed, and how to get access; undefined if there is no more to say. */
function reasonOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : REASONS[code];
}

/** True while the browser reports a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
