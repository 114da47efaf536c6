import type { TaxYear } from '#contract/money/tax-years.ts';
import { addressLines } from '#domain/accounts/mailing-address.ts';
import { formatCents } from '#domain/format/money.ts';
import { TAX_FORM_NAMES } from '#domain/money/tax-forms.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { ChangePayer } from './change-payer.tsx';
import { ChangeRule } from './change-rule.tsx';

/** The form, the threshold and the payer of a year. */
export function TaxSettings({ settings }: { settings: TaxYear }) {
  const { year, form, threshold_cents, payer } = settings;
  return (
    <section aria-label={`Settings for ${year}`} className="border-line border-b bg-surface">
      <h2 className="sr-only">Settings for {year}</h2>
      <SettingsRow
        title="Form"
        action={
          <ForAdmins rule="admin_money">
            <ChangeRule settings={settings} />
          </ForAdmins>
        }
      >
        <p className="num">
          {form === 'none'
            ? `No form is filed for ${year}.`
            : `${TAX_FORM_NAMES[form]}, from ${formatCents(threshold_cents)} paid out in ${year}.`}
        </p>
        <p>
          Ask your tax counsel which form applies. Sums count payouts that reached a creator’s bank, after the
          creator fee, by their date in New York.
        </p>
      </SettingsRow>
      <SettingsRow
        title="Payer"
        action={
          <ForAdmins rule="admin_money">
            <ChangePayer settings={settings} />
          </ForAdmins>
        }
      >
        {payer ? (
          <p>{[payer.name, `EIN ending ${payer.ein_last4}`, addressWords(payer), payer.phone].join(', ')}</p>
        ) : (
          <p>The company that files the forms. A run needs one.</p>
        )}
      </SettingsRow>
    </section>
  );
}

function addressWords(payer: NonNullable<TaxYear['payer']>): string {
  return addressLines({ ...payer, recipient_name: '' })
    .filter(Boolean)
    .join(', ');
}
