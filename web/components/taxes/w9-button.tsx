import type { OwnTaxes } from '#contract/money/own-taxes.ts';
import type { State } from '#domain/accounts/mailing-address.ts';
import {
  mayUse,
  readTin,
  TAX_CLASS_NAMES,
  TAX_CLASSES,
  type TaxClass,
  TIN_KINDS,
  TIN_NAMES,
  type TinKind,
} from '#domain/money/w9.ts';
import { call } from '#web/api/call.ts';
import { TAX_ADDRESS_NAMES, TaxAddressFields } from '#web/components/addresses/tax-address-fields.tsx';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const NAMES = [
  'name',
  'business_name',
  'tax_class',
  'tin_kind',
  'tin',
  ...TAX_ADDRESS_NAMES,
  'is_electronic',
  'certifies',
] as const;
type Typed = Record<(typeof NAMES)[number], string>;

/** Opens the W-9, empty or with what is on file. */
export function W9Button({ w9 }: Pick<OwnTaxes, 'w9'>) {
  return (
    <FormDialog
      trigger={<Button>{w9 ? 'Edit W-9' : 'Add W-9'}</Button>}
      title="Your W-9"
      description="For your 1099. It’s stored encrypted. Once you save your number, only its last four digits are shown."
      names={NAMES}
      check={(typed) => findFaults(typed, w9)}
      send={(api, { state, tax_class, tin_kind, is_electronic, certifies: _, ...typed }) =>
        call(api, 'PUT /api/me/taxpayer', {
          body: {
            ...typed,
            state: state as State,
            tax_class: tax_class as TaxClass,
            tin_kind: tin_kind as TinKind,
            is_electronic: is_electronic === 'on',
            certifies: true,
          },
        })
      }
      after="GET /api/me/taxes"
      done="W-9 saved."
      verb="Save W-9"
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <>
          <TextField
            label="Name, as on your tax return"
            name="name"
            required
            autoComplete="name"
            maxLength={160}
            defaultValue={w9?.name ?? ''}
            error={errorOf('name')}
          />
          <TextField
            label="Business name"
            name="business_name"
            hint="Optional, if it differs from your name"
            autoComplete="organization"
            maxLength={160}
            defaultValue={w9?.business_name ?? ''}
            error={errorOf('business_name')}
          />
          <NativeSelect
            label="Tax classification"
            name="tax_class"
            defaultValue={w9?.tax_class ?? 'individual'}
            options={TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_NAMES[value] }))}
            error={errorOf('tax_class')}
          />
          <div className="grid grid-cols-2 gap-4">
            <NativeSelect
              label="Kind of number"
              name="tin_kind"
              defaultValue={w9?.tin_kind ?? 'ssn'}
              options={TIN_KINDS.map((value) => ({ value, label: TIN_NAMES[value] }))}
              error={errorOf('tin_kind')}
            />
            <TextField
              label="Number"
              name="tin"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              hint={w9 ? `Leave empty to keep the number ending ${w9.tin_last4}` : undefined}
              error={errorOf('tin')}
            />
          </div>
          <TaxAddressFields address={w9} errorOf={errorOf} isOwn />
          <Checkbox
            name="is_electronic"
            defaultChecked={w9 ? w9.electronic_since !== null : false}
            hint="As a PDF on your Earnings page, instead of on paper by mail. You can turn this off at any time, and need a PDF reader to open it."
          >
            Send my tax statements electronically
          </Checkbox>
          <Checkbox name="certifies" error={errorOf('certifies')}>
            Under penalties of perjury, I certify that this number is my correct taxpayer identification
            number, that I’m not subject to backup withholding, and that I’m a U.S. citizen or other U.S.
            person.
          </Checkbox>
          <p className="text-hint text-ink-3">
            If the IRS told you that you’re subject to backup withholding, don’t certify this form. Write to
            us.
          </p>
        </>
      )}
    </FormDialog>
  );
}

function findFaults(typed: Typed, w9: OwnTaxes['w9']): Partial<Typed> {
  const kind = typed.tin_kind as TinKind;
  const isKept = typed.tin.trim() === '' && w9?.tin_kind === kind;
  const isAllowed = mayUse(kind, typed.tax_class as TaxClass);
  return {
    ...(!isAllowed && { tin_kind: 'Use an EIN. Only individuals use a Social Security number' }),
    ...(isAllowed &&
      !isKept &&
      readTin(kind, typed.tin) === null && { tin: `Enter a valid ${TIN_NAMES[kind]} with 9 digits` }),
    ...(typed.certifies !== 'on' && { certifies: 'Certify the form to save it' }),
  };
}
