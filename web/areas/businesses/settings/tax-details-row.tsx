import type { TaxDetails } from '#contract/businesses/tax-details.ts';
import { addressLines, STATES, type State } from '#domain/accounts/mailing-address.ts';
import { readEin } from '#domain/businesses/ein.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type TaxDetailsRowProps = { businessId: string; details: TaxDetails | null };

const NAMES = ['legal_name', 'ein', 'street', 'unit', 'city', 'state', 'zip', 'reference'] as const;
const BILLING = 'GET /api/businesses/:id/billing';

/** The owner's details for receipts, with the dialogs to change and remove them. */
export function TaxDetailsRow({ businessId: id, details }: TaxDetailsRowProps) {
  return (
    <SettingsRow
      title="Tax details"
      action={
        <>
          <FormDialog
            trigger={<Button>{details ? 'Edit tax details' : 'Add tax details'}</Button>}
            title="Tax details"
            description="Printed on your receipts from now on. To add them to an earlier one, correct that receipt. Only you see them."
            names={NAMES}
            check={({ ein }) =>
              ein.trim() === '' || readEin(ein) ? {} : { ein: 'Enter an EIN with 9 digits, like 12-3456789' }
            }
            send={(api, values) =>
              call(api, 'PUT /api/businesses/:id/tax-details', {
                params: { id },
                body: { ...values, state: values.state as State, version: details?.version ?? 0 },
              })
            }
            after={BILLING}
            done="Tax details saved."
            verb="Save details"
            safeVerb="Cancel"
          >
            {(errorOf) => <Fields details={details} errorOf={errorOf} />}
          </FormDialog>
          {details ? (
            <FormDialog
              trigger={<Button variant="ghost">Remove</Button>}
              title="Remove tax details?"
              description="New receipts show your shop’s name and address. Earlier ones stay as they are."
              names={[]}
              send={(api) => call(api, 'DELETE /api/businesses/:id/tax-details', { params: { id } })}
              after={BILLING}
              done="Tax details removed."
              verb="Remove details"
              safeVerb="Keep them"
              isDestructive
            />
          ) : null}
        </>
      }
    >
      {details ? (
        <>
          <p>
            {[details.legal_name, details.ein && `EIN ending ${details.ein.slice(-3)}`]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p>
            {addressLines({ ...details, recipient_name: '' })
              .filter(Boolean)
              .join(', ')}
          </p>
          {details.reference ? <p>Reference {details.reference}</p> : null}
        </>
      ) : (
        <p>
          Your receipts show your shop’s name and address. Add a legal name, an EIN and a billing address.
        </p>
      )}
    </SettingsRow>
  );
}

type FieldsProps = {
  details: TaxDetails | null;
  errorOf: (name: (typeof NAMES)[number]) => string | undefined;
};

function Fields({ details, errorOf }: FieldsProps) {
  const field = (name: (typeof NAMES)[number]) => ({
    name,
    defaultValue: details?.[name] ?? '',
    error: errorOf(name),
  });
  return (
    <>
      <TextField
        {...field('legal_name')}
        label="Legal name"
        required
        autoComplete="organization"
        maxLength={160}
      />
      <TextField {...field('ein')} label="EIN" hint="Optional" inputMode="numeric" maxLength={20} />
      <TextField
        {...field('street')}
        label="Billing address"
        required
        autoComplete="billing address-line1"
        maxLength={160}
      />
      <TextField
        {...field('unit')}
        label="Suite or unit"
        hint="Optional"
        autoComplete="billing address-line2"
        maxLength={60}
      />
      <TextField
        {...field('city')}
        label="City"
        required
        autoComplete="billing address-level2"
        maxLength={80}
      />
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          {...field('state')}
          label="State"
          defaultValue={details?.state ?? 'NY'}
          autoComplete="billing address-level1"
          options={Object.entries(STATES).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          {...field('zip')}
          label="ZIP code"
          required
          autoComplete="billing postal-code"
          inputMode="numeric"
          maxLength={10}
        />
      </div>
      <TextField
        {...field('reference')}
        label="Purchase order or reference"
        hint="Optional. Filled in for you when you pay."
        maxLength={60}
      />
    </>
  );
}
