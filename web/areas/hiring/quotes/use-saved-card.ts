import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SavedCard } from '#contract/money/saved-cards.ts';
import { savedCardOptions } from '#web/components/fundings/funding-options.ts';

/** The saved card that can pay a difference; null without one that works, or for people who can't pay. */
export function useSavedCard(businessId: string, canPay: boolean): SavedCard | null {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...savedCardOptions(api, businessId), enabled: canPay });
  return data?.card && !data.card.is_expired ? data.card : null;
}
