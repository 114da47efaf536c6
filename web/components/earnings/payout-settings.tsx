import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { bankWords } from '#domain/bank-words.ts';
import { formatPayout } from '#domain/money.ts';
import { Link } from '#web/components/link.tsx';
import { SettingsRow } from '#web/components/settings/settings-row.tsx';
import { createPayoutDeeds } from '#web/session/create-payout-deeds.ts';
import { Card } from '#web/ui/card.tsx';
import { ConnectButton } from './connect-button.tsx';
import { overviewOptions } from './earnings-options.ts';
import { payeeWords, shortDay } from './payee-words.ts';
import { WeeklySwitch } from './weekly-switch.tsx';

/** The payout account, the tax form, and whether payouts go out by themselves. */
export function PayoutSettings() {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(overviewOptions(api));
  const deeds = useMemo(() => createPayoutDeeds(router, queries), [router, queries]);
  const { payee, next_payout } = data;
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('account') !== 'back') return;
    void deeds.readAccount().catch(() => undefined);
  }, [deeds]);
  return (
    <Card padded={false}>
      <SettingsRow
        title={payee.bank_last4 ? bankWords(payee) : 'No payout account yet'}
        action={<ConnectButton payee={payee} deeds={deeds} from="settings" />}
      >
        {payeeWords(payee)}
      </SettingsRow>
      <SettingsRow title="Tax form W-9">
        {payee.tax_form_at
          ? `On file, ${shortDay(payee.tax_form_at)}`
          : 'You give it together with your bank details.'}
      </SettingsRow>
      {payee.status === 'none' ? null : (
        <div className="border-line border-t px-5 py-4">
          <WeeklySwitch payee={payee} least={formatPayout(next_payout.least_cents)} deeds={deeds} />
        </div>
      )}
      <SettingsRow title="Statements and tax summaries">
        <Link href="/creator/earnings" className="text-link">
          See your earnings
        </Link>
      </SettingsRow>
    </Card>
  );
}
