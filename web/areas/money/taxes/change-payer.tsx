import type { TaxYear } from '#contract/money/tax-years.ts';
import type { State } from '#domain/accounts/mailing-address.ts';
import { readEin } from '#domain/businesses/ein.ts';
import { call } from '#web/api/call.ts';
import { TAX_ADDRESS_NAMES, TaxAddressFields } from '#web/components/addresses/tax-address-fields.tsx';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const NAMES = ['name', 'ein', 'phone', ...TAX_ADDRESS_NAMES, 'reason'] as const;

/** The dialog for the company that files the forms of a year. */
export function ChangePayer({ settings: { year, payer, version } }: { settings: TaxYear }) {
  return (
    <FormDialog
      trigger={<Button size="dense">{payer ? 'Change payer' : 'Add payer'}</Button>}
      title={`Payer for ${year}`}
      description="Printed on every statement of the year. The EIN is encrypted, and we show only its last four digits."
      names={NAMES}
      check={({ ein, reason }) => ({
        ...((ein.trim() === '' ? payer === null : readEin(ein) === null) && {
          ein: 'Enter an EIN with 9 digits, like 12-3456789',
        }),
        ...(reason.trim().length < 10 && { reason: 'Give a reason of at least 10 characters' }),
      })}
      send={(api, { state, ...typed }) =>
        call(api, 'PUT /api/admin/tax-years/:year/payer', {
          params: { year },
          body: { ...typed, state: state as State, version },
        })
      }
      after="everything"
      verb="Save payer"
      safeVerb="Cancel"
      done={`Payer for ${year} saved.`}
    >
      {(errorOf) => (
        <>
          <TextField
            label="Legal name"
            name="name"
            required
            autoComplete="off"
            maxLength={160}
            defaultValue={payer?.name ?? ''}
            error={errorOf('name')}
          />
          <TextField
            label="EIN"
            name="ein"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            hint={payer ? `Leave empty to keep the EIN ending ${payer.ein_last4}` : undefined}
            error={errorOf('ein')}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            required
            autoComplete="off"
            maxLength={30}
            defaultValue={payer?.phone ?? ''}
            error={errorOf('phone')}
          />
          <TaxAddressFields address={payer} errorOf={errorOf} isOwn={false} />
          <TextArea
            label="Reason"
            name="reason"
            limit={500}
            hint="Only admins see this, in the audit log."
            error={errorOf('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
