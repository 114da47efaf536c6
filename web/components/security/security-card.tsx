import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Factors } from '#contract/accounts/factors.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { toast } from '#web/ui/toast.ts';
import { AppRow } from './app-row.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryRow } from './recovery-row.tsx';
import { ShownCodes } from './shown-codes.tsx';

type SecurityCardProps = { onProtected?: () => void };

/** Passkeys, the authenticator app and recovery codes, on every account page. */
export function SecurityCard({ onProtected }: SecurityCardProps) {
  const { factors, hasFailed, reload } = useFactors();
  const [codes, setCodes] = useState<string[] | null>(null);

  /** The codes are shown only once, so no toast may cover them: the dialog alone reports success. */
  async function settle(next: string[] | null, done?: string) {
    setCodes(next);
    await reload();
    if (next !== null) return;
    if (done) toast({ title: done, variant: 'success' });
    onProtected?.();
  }

  if (factors === null) {
    return hasFailed ? (
      <Card padded={false} className="mt-5">
        <SettingsRow title="Passkeys" action={<Button onClick={() => void reload()}>Retry</Button>}>
          <p>We couldn’t load your passkeys. Check your connection.</p>
        </SettingsRow>
      </Card>
    ) : null;
  }
  const isProtected = factors.passkeys.length > 0 || factors.authenticator_app !== null;
  return (
    <>
      <Card padded={false} className="mt-5">
        <PasskeyRows passkeys={factors.passkeys} onAdded={settle} onChanged={reload} />
        <AppRow app={factors.authenticator_app} onAdded={settle} onChanged={reload} />
        {isProtected ? <RecoveryRow left={factors.recovery_codes_left} onRenewed={settle} /> : null}
      </Card>
      {codes ? (
        <ShownCodes
          codes={codes}
          onDone={() => {
            setCodes(null);
            onProtected?.();
          }}
        />
      ) : null}
    </>
  );
}

/** The account's factors, refetched after every change. */
function useFactors() {
  const { api } = useRouteContext({ from: '__root__' });
  const [factors, setFactors] = useState<Factors | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(async () => {
    setHasFailed(false);
    try {
      const data = await call(api, 'GET /api/me/factors');
      setFactors(data ?? null);
    } catch {
      setHasFailed(true);
    }
  }, [api]);
  useEffect(() => void reload(), [reload]);
  return { api, factors, hasFailed, reload };
}
