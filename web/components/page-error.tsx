import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Problem } from '#web/api/generated/types.gen.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { AccessDenied } from '#web/ui/access-denied.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { GuardCheck } from '#web/ui/guard-check.tsx';
import { AreaLayout } from './area-layout.tsx';
import { reasonOf } from './denial-reason.ts';

/** Stands where a page could not be loaded, may not be seen or could not be drawn. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { status, code, request_id } = (error ?? {}) as Partial<Problem>;
  const { user } = useAuth();
  // Forgetting the person must not turn this into a denial before the guard has led on.
  const [wasSignedIn] = useState(user !== null);
  if (isSignedOut(error) && wasSignedIn) return <SessionLost />;
  if (status === 401 || status === 403) {
    return <Denied reason={reasonOf(code)} />;
  }
  return (
    <Frame>
      <Failure reset={reset} {...(request_id && { reference: request_id })} />
    </Frame>
  );
}

function Denied({ reason }: { reason: string | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <AreaLayout bar={useBar(path)}>
      <div className="px-5 py-16">
        <AccessDenied reason={reason} />
      </div>
    </AreaLayout>
  );
}

/** Trying again loads the data of the page anew. */
function Failure({ reset, ...rest }: { reset: () => void; reference?: string }) {
  const router = useRouter();
  return (
    <ErrorScreen
      {...rest}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}

function SessionLost() {
  const router = useRouter();
  useEffect(() => void leadToDoor(router), [router]);
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
