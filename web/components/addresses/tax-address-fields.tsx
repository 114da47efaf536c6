import { STATES } from '#domain/accounts/mailing-address.ts';
import type { TaxAddress } from '#domain/money/taxpayer.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export const TAX_ADDRESS_NAMES = ['street', 'unit', 'city', 'state', 'zip'] as const;
type Name = (typeof TAX_ADDRESS_NAMES)[number];

type TaxAddressFieldsProps = {
  address: TaxAddress | null;
  errorOf: (name: Name) => string | undefined;
  isOwn: boolean;
};

/** The fields of an address on a tax form. */
export function TaxAddressFields({ address, errorOf, isOwn }: TaxAddressFieldsProps) {
  const field = (name: Name, complete: string) => ({
    name,
    defaultValue: address?.[name] ?? '',
    error: errorOf(name),
    autoComplete: isOwn ? complete : 'off',
  });
  return (
    <>
      <TextField {...field('street', 'address-line1')} label="Street address" required maxLength={120} />
      <TextField
        {...field('unit', 'address-line2')}
        label="Apartment, suite or unit"
        hint="Optional"
        maxLength={40}
      />
      <TextField {...field('city', 'address-level2')} label="City" required maxLength={80} />
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          {...field('state', 'address-level1')}
          label="State"
          defaultValue={address?.state ?? 'NY'}
          options={Object.entries(STATES).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          {...field('zip', 'postal-code')}
          label="ZIP code"
          required
          inputMode="numeric"
          maxLength={10}
        />
      </div>
    </>
  );
}
