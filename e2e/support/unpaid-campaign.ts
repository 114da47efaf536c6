import type { Page } from '@playwright/test';
import type { Fulfilment } from '#domain/campaigns/campaign-limits.ts';

interface Terms {
  payout_cents?: number;
  content_due_days?: number;
}

/** A campaign of the signed-in owner that is written but not paid for: spots at $275, unless the terms say otherwise. */
export async function unpaidCampaign(
  page: Page,
  title: string,
  slots = 2,
  fulfilment: Fulfilment = 'remote',
  { payout_cents = 27_500, content_due_days = 14 }: Terms = {},
): Promise<{ business_id: string; id: string; identifier: string }> {
  const { user } = await (await page.request.get('/api/me')).json();
  const business_id = user.business.id as string;
  const campaigns = `/api/businesses/${business_id}/campaigns`;
  const draft = await (await page.request.post(campaigns, { data: { title } })).json();
  const change = {
    version: draft.version,
    title,
    description: 'Film the first loaves as they leave the oven.',
    deliverables: [{ kind: 'instagram_reel', quantity: 1 }],
    fulfilment,
    application_deadline: inDays(30),
    content_due_days,
    creator_payout_cents: payout_cents,
    slots,
    rights_channels: ['instagram'],
  };
  const changed = await page.request.patch(`${campaigns}/${draft.id}/draft`, { data: change });
  if (!changed.ok()) throw new Error(`The draft: ${await changed.text()}`);
  const whole = await page.request.post(`${campaigns}/${draft.id}/draft/completion`);
  if (!whole.ok()) throw new Error(`The end of the draft: ${await whole.text()}`);
  const { slug, id } = await whole.json();
  return { business_id, id, identifier: slug ?? id };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
