import type { ComponentProps } from 'react';
import type { FieldsProps } from '#web/components/profile/fields-props.ts';
import { PriceFields } from '#web/components/profile/price-fields.tsx';
import { PartError } from './part-error.tsx';
import { PinnedSubmit } from './pinned-submit.tsx';

type PricesStepProps = FieldsProps & Pick<ComponentProps<'form'>, 'onBlur' | 'onSubmit'>;

export function PricesStep({ onBlur, onSubmit, ...fields }: PricesStepProps) {
  return (
    <form noValidate aria-label="Prices" onBlur={onBlur} onSubmit={onSubmit}>
      <PartError name="rates" error={fields.errorOf('rates')} />
      <PriceFields {...fields} />
      <PinnedSubmit />
    </form>
  );
}
