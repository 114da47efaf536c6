import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '#web/api/call.ts';
import type { FactorMethod } from '#web/components/security/factor-form.tsx';
import { titled } from '#web/head.ts';
import { readAuthSearch } from '#web/session/auth-search.ts';
import { enter } from '#web/session/enter.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { useBar } from '#web/session/use-bar.ts';
import { SecondStepPage } from './second-step-page.tsx';

export const Route = createFileRoute('/auth/second-step')({
  validateSearch: readAuthSearch,
  head: titled('Confirm it’s you'),
  component: SecondStep,
});

function SecondStep() {
  const { api, site } = Route.useRouteContext();
  const router = useRouter();
  const actions = useAuthActions();
  const [methods, setMethods] = useState<FactorMethod[] | null>(null);

  useEffect(() => {
    call(api, 'GET /api/auth/second-step').then(
      ({ methods }) => setMethods(methods.filter((method) => method !== 'password')),
      () => setMethods([]),
    );
  }, [api]);

  return (
    <SecondStepPage
      bar={useBar('/auth/second-step')}
      now={new Date(site.now)}
      api={api}
      methods={methods}
      onProve={async (body) => {
        await call(api, 'POST /api/auth/second-step-sessions', { body });
        await enter(router);
        actions.leaveAuth();
      }}
    />
  );
}
