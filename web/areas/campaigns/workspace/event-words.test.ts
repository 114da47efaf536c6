import { expect, it } from 'vitest';
import type { CampaignEvent } from '#contract/campaigns/own-campaigns.ts';
import { CAMPAIGN_MOVES } from '#domain/campaigns/campaign-states.ts';
import { APPLICATION_MOVES } from '#domain/hiring/application-states.ts';
import { QUOTE_MOVES } from '#domain/hiring/quote-states.ts';
import { eventWords } from './event-words.ts';

const EVENT: CampaignEvent = {
  id: '1',
  kind: 'quote_made',
  actor_name: 'Rosa Bautista',
  is_admin: false,
  creator_name: 'Dev Kapoor',
  note: null,
  amount_cents: 35_000,
  quote_by: 'creator',
  purpose: null,
  version: null,
  created_at: '2026-06-10T16:00:00Z',
};
const words = (more: Partial<CampaignEvent>) => eventWords({ ...EVENT, ...more });

it('says every event in a sentence, and never by its name in the code', () => {
  const kinds = [
    ...Object.keys(CAMPAIGN_MOVES).map((move) => `campaign_${move}`),
    ...Object.keys(APPLICATION_MOVES).map((move) => `application_${move}`),
    ...Object.keys(QUOTE_MOVES).map((move) => `quote_${move}`),
    ...['quote_made', 'funding_paid', 'money_refunded', 'selection_closed', 'brief_changed'],
    ...['campaign_created', 'campaign_duplicate', 'campaign_from_template', 'template_saved'],
  ];
  for (const kind of kinds) {
    expect(words({ kind }), kind).not.toMatch(/_|^[A-Z][a-z]+( [a-z]+)*: /);
  }
});

it('says who did what for how much', () => {
  expect([
    words({ kind: 'quote_made' }),
    words({ kind: 'quote_made', quote_by: 'business' }),
    words({ kind: 'quote_accept' }),
    words({ kind: 'quote_accept', quote_by: 'business', actor_name: 'Dev Kapoor' }),
    words({ kind: 'quote_counter' }),
    words({ kind: 'funding_paid', purpose: 'first' }),
    words({ kind: 'funding_paid', purpose: 'quote' }),
    words({ kind: 'funding_paid', purpose: 'more_spots', actor_name: null }),
    words({ kind: 'money_refunded', creator_name: null }),
  ]).toEqual([
    'Dev Kapoor asked for $350.00',
    'Rosa Bautista offered Dev Kapoor $350.00',
    'Rosa Bautista accepted Dev Kapoor’s quote of $350.00',
    'Dev Kapoor accepted the $350.00 offer',
    'Rosa Bautista countered Dev Kapoor’s quote of $350.00',
    'Rosa Bautista paid $350.00 for the campaign',
    'Rosa Bautista paid $350.00 for Dev Kapoor’s higher payout',
    '$350.00 was paid for more spots',
    '$350.00 was refunded',
  ]);
});
