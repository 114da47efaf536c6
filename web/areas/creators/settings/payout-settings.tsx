import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatPayout } from '#domain/format/money.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { ConnectButton } from '#web/components/earnings/connect-button.tsx';
import { overviewOptions } from '#web/components/earnings/earnings-options.ts';
import { payeeWords } from '#web/components/earnings/payee-words.ts';
import { useReadPayee } from '#web/components/earnings/use-read-payee.ts';
import { WeeklySwitch } from '#web/components/earnings/weekly-switch.tsx';
import { Link } from '#web/components/link.tsx';
import { DeliverySwitch } from '#web/components/taxes/delivery-switch.tsx';
import { ownTaxesOptions } from '#web/components/taxes/own-taxes-options.ts';
import { W9Button } from '#web/components/taxes/w9-button.tsx';
import { w9Words } from '#web/components/taxes/w9-words.ts';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';

/** The payout account, the tax form and automatic payouts. */
export function PayoutSettings() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(overviewOptions(api));
  const { data: taxes } = useSuspenseQuery(ownTaxesOptions(api));
  const { payee, next_payout } = data;
  useReadPayee();
  return (
    <Card padded={false}>
      <SettingsRow
        title={payee.bank_last4 ? bankWords(payee) : 'No payout account yet'}
        action={<ConnectButton payee={payee} from="settings" />}
      >
        {payeeWords(payee)}
      </SettingsRow>
      <SettingsRow
        title="Tax form W-9"
        action={taxes.can_add_w9 || taxes.w9 ? <W9Button w9={taxes.w9} /> : undefined}
      >
        {taxes.can_add_w9 || taxes.w9 || payee.tax_form_at
          ? w9Words(taxes, taxes.needs_w9 ? { tax_form_at: null } : payee)
          : 'You’ll fill it out with your bank details.'}
      </SettingsRow>
      {taxes.w9 ? (
        <div className="border-line border-t px-5 py-4">
          <DeliverySwitch w9={taxes.w9} />
        </div>
      ) : null}
      {payee.status === 'none' ? null : (
        <div className="border-line border-t px-5 py-4">
          <WeeklySwitch payee={payee} least={formatPayout(next_payout.least_cents)} />
        </div>
      )}
      <SettingsRow title="Statements and tax summaries">
        <Link href="/creator/earnings" className="text-link">
          Go to Earnings
        </Link>
      </SettingsRow>
    </Card>
  );
}
