import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { NewOffer } from '#contract/hiring/offers.ts';
import { apiQuery } from '#web/api/query.ts';
import type { SelectOption } from '#web/ui/select-list.tsx';

export interface OfferBrief {
  options: readonly SelectOption<string>[];
  /** What they were paid, to begin with. */
  priceOf: (value: string) => number | null;
  daysOf: (value: string) => number | null;
  feePercent: number | null;
  answerHours: number | null;
  error: Error | null;
  isPending: boolean;
}

/** The briefs an offer can begin with, and what their creators were paid. */
export function useOfferBriefs(businessId: string): OfferBrief {
  const { api } = useRouteContext({ from: '__root__' });
  const params = { id: businessId };
  const setup = useQuery(apiQuery(api, 'GET /api/businesses/:id/quick-posts/setup', { params }));
  const campaigns = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/campaigns', { params, query: { limit: 50 } }),
  );
  const templates = useQuery(apiQuery(api, 'GET /api/businesses/:id/campaign-templates', { params }));
  const posted = campaigns.data?.campaigns ?? [];
  const saved = templates.data?.templates ?? [];
  return {
    options: [
      ...posted.map(({ id, title }) => ({ value: `campaign:${id}`, label: title })),
      ...saved.map(({ id, template_name }) => ({
        value: `template:${id}`,
        label: `Template: ${template_name}`,
      })),
      { value: 'blank', label: 'Write a new brief' },
    ],
    priceOf: (value) => {
      const found = posted.find(({ id }) => value === `campaign:${id}`);
      return (found ?? saved.find(({ id }) => value === `template:${id}`))?.creator_payout_cents ?? null;
    },
    daysOf: (value) => saved.find(({ id }) => value === `template:${id}`)?.content_due_days ?? null,
    feePercent: setup.data?.business_fee_percent ?? null,
    answerHours: setup.data?.offer_hours ?? null,
    error: setup.error ?? campaigns.error ?? templates.error,
    isPending: setup.isPending || campaigns.isPending || templates.isPending,
  };
}

export function briefOf(value: string): NewOffer['brief'] {
  const [from, id = ''] = value.split(':');
  if (from === 'campaign') return { from, campaign_id: id };
  return from === 'template' ? { from, template_id: id } : { from: 'blank' };
}
