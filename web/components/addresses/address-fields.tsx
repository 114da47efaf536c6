import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import {
  CITY_MAX_LENGTH,
  type MailingAddress,
  STATES,
  STREET_MAX_LENGTH,
  UNIT_MAX_LENGTH,
} from '#domain/accounts/mailing-address.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { AddressField } from './address-values.ts';

type AddressFieldsProps = {
  saved: MailingAddress | null;
  /** The name on the label until another one is saved. */
  name: string;
  errorOf: (field: AddressField) => string | undefined;
};

const OPTIONS = Object.entries(STATES).map(([value, label]) => ({ value, label }));

export function AddressFields({ saved, name, errorOf }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="recipient_name"
        autoComplete="name"
        maxLength={FULL_NAME_MAX_LENGTH}
        required
        defaultValue={saved?.recipient_name ?? name}
        error={errorOf('recipient_name')}
      />
      <TextField
        label="Street address"
        name="street"
        autoComplete="address-line1"
        maxLength={STREET_MAX_LENGTH}
        required
        defaultValue={saved?.street}
        error={errorOf('street')}
      />
      <TextField
        label="Apartment, suite or floor (optional)"
        name="unit"
        autoComplete="address-line2"
        maxLength={UNIT_MAX_LENGTH}
        defaultValue={saved?.unit ?? ''}
        error={errorOf('unit')}
      />
      <TextField
        label="City"
        name="city"
        autoComplete="address-level2"
        maxLength={CITY_MAX_LENGTH}
        required
        defaultValue={saved?.city}
        error={errorOf('city')}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <NativeSelect
          label="State"
          name="state"
          autoComplete="address-level1"
          options={OPTIONS}
          defaultValue={saved?.state ?? 'NY'}
          error={errorOf('state')}
        />
        <TextField
          label="ZIP code"
          name="zip"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          required
          defaultValue={saved?.zip}
          error={errorOf('zip')}
        />
      </div>
    </>
  );
}
