import { DELIVERABLE_KINDS, type DeliverableKind, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';

/** Defines each kind, so that everyone means the same by its price. */
const WHAT_IT_IS: Record<DeliverableKind, string> = {
  instagram_reel: 'One vertical video, on your feed',
  instagram_story: 'One story, up for 24 hours',
  instagram_post: 'One photo or a set, on your feed',
  tiktok_video: 'One vertical video, on your page',
  youtube_short: 'One vertical video, up to 3 minutes',
  youtube_video: 'One longer video, on your channel',
  ugc_video: 'You film it, the shop posts it',
  ugc_photo: 'You shoot and edit it, the shop posts it',
};

/** A price field for each kind of work. Empty ones aren't offered. */
export function PriceFields({ values, errorOf, onEdit }: FieldsProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {DELIVERABLE_KINDS.map((kind) => (
        <TextField
          key={kind}
          label={nameDeliverable({ kind, quantity: 1 }).replace(/^1 /, '')}
          name={`prices.${kind}`}
          inputMode="decimal"
          autoComplete="off"
          lead={<span aria-hidden="true">$</span>}
          hint={WHAT_IT_IS[kind]}
          value={values.prices[kind] ?? ''}
          error={errorOf(`prices.${kind}`)}
          onChange={(event) => onEdit({ prices: { ...values.prices, [kind]: event.target.value } })}
        />
      ))}
    </div>
  );
}
