import { useState } from 'react';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { type CampaignGap, findCampaignGaps } from '#domain/campaigns/campaign-checks.ts';
import { formatCents } from '#domain/format/money.ts';
import { fundingReceipt } from '#domain/money/fees.ts';
import { toast } from '#web/ui/toast.ts';
import type { DraftName } from './draft-values.ts';
import { isSame, valuesOf } from './draft-values.ts';
import type { DraftHandle } from './use-draft.ts';

export interface BuilderAction {
  gaps: readonly CampaignGap[];
  /** The total to pay, fee included. */
  total_cents: number;
  label: string;
  hint: string;
  isBusy: boolean;
  onPress: () => void;
}

type BuilderParts = {
  handle: DraftHandle;
  locations: readonly BusinessLocation[];
  now: Date;
  /** Resolves when the payment has started or failed with a message. */
  onFund: () => Promise<unknown>;
};

/** The builder's state and actions, without its layout. */
export function useBuilder({ handle, locations, now, onFund }: BuilderParts) {
  const { values, state, store, isPosted, draft } = handle;
  const [showsGaps, setShowsGaps] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const open = values.location_ids.filter((id) =>
    locations.some((one) => one.id === id && one.archived_at === null),
  );
  const gaps = findCampaignGaps({ ...values, location_ids: open }, now);
  const saved = valuesOf(draft);
  const changed = (Object.keys(state.typed) as DraftName[]).filter(
    (name) => !isSame(saved[name], state.typed[name]),
  );

  async function press() {
    const [first] = gaps;
    if (first) {
      setShowsGaps(true);
      focusField(first.field);
      return;
    }
    setIsBusy(true);
    await store.flush();
    const after = store.getState();
    if (after.saving !== 'saved') focusField(Object.keys(after.refused)[0] ?? 'title');
    else if (isPosted) toast({ title: 'New brief published.', variant: 'success' });
    else await onFund();
    setIsBusy(false);
  }

  const { total_cents } = fundingReceipt(
    values.creator_payout_cents ?? 0,
    values.slots,
    draft.business_fee_percent,
  );
  const action: BuilderAction = {
    gaps,
    total_cents,
    label: gaps[0]?.message ?? (isPosted ? 'Publish new brief' : 'Review and pay'),
    hint: hintFor(isPosted, total_cents, gaps.length > 0),
    isBusy,
    onPress: () => void press(),
  };
  return {
    action,
    changedCount: changed.length,
    errorOf: (name: DraftName): string | undefined =>
      state.refused[name] ?? (showsGaps ? gaps.find(({ field }) => field === name)?.message : undefined),
  };
}

function hintFor(isPosted: boolean, totalCents: number, hasGaps: boolean): string {
  if (isPosted) return 'All applicants are notified. Accepted creators keep the brief they agreed to.';
  const total = formatCents(totalCents);
  return hasGaps ? `Then you can review and pay ${total}.` : `You pay ${total} on the next page.`;
}

/** Focuses a field, or the group of choices with that name. */
function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`main [name="${name}"], #${name}-choices`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
