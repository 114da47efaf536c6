import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { seedId } from '#server/seed/ids.ts';
import { demoAccounts } from './accounts.ts';
import { MAYA } from './application-plan.ts';
import { demoApplications } from './application-rows.ts';
import { demoBriefs } from './brief-rows.ts';
import { demoMarketplace } from './marketplace.ts';
import { demoQuotes } from './quote-rows.ts';

const TODAY = new Date('2026-06-10T16:00:00Z');

describe('applications', () => {
  const marketplace = demoMarketplace(TODAY);
  const { campaigns } = marketplace;
  const { applications, application_notes, campaign_bookmarks } = demoApplications(marketplace, TODAY);
  const quotes = demoQuotes(marketplace, applications, TODAY);
  const { creators, users } = demoAccounts(TODAY);
  const active = new Set(creators.filter(({ status }) => status === 'active').map(({ id }) => id));
  const published = new Map(campaigns.filter((row) => row.published_at).map((row) => [row.id, row]));

  it('are the same on every call', () => {
    expect(demoApplications(marketplace, new Date(TODAY))).toEqual(demoApplications(marketplace, TODAY));
    expect(demoQuotes(marketplace, applications, new Date(TODAY))).toEqual(quotes);
  });

  it('number hundreds and stand every way an application can, each creator once a campaign', () => {
    expect(applications.length).toBeGreaterThan(500);
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    const pairs = applications.map((row) => `${row.campaign_id}/${row.creator_id}`);
    expect(new Set(pairs).size).toBe(applications.length);
    expect(new Set(applications.map(({ id }) => id)).size).toBe(applications.length);
  });

  it('come from active creators, to published campaigns, between their start and today', () => {
    for (const { id, creator_id, campaign_id, created_at, updated_at, decided_at } of applications) {
      const start = published.get(campaign_id)?.published_at;
      expect(active.has(creator_id), id).toBe(true);
      expect(start && start <= created_at && created_at <= updated_at, id).toBe(true);
      expect(updated_at <= TODAY.toISOString() && (decided_at ?? '') <= updated_at, id).toBe(true);
    }
  });

  it('take no more spots than are paid for, leave one open while a campaign is live, and fill a closed one', () => {
    for (const { id, title, status, slots, funded_slots = 0 } of campaigns) {
      const taken = applications.filter((row) => row.campaign_id === id && row.status === 'accepted').length;
      expect(taken, title).toBeLessThanOrEqual(funded_slots);
      if (status === 'live') expect(taken, title).toBeLessThan(slots);
      if (status === 'closed' || status === 'completed') expect(taken, title).toBe(slots);
    }
  });

  it('say what their status needs: a price agreed on, a reason, an invitation or a pitch', () => {
    for (const row of applications) {
      const posted = published.get(row.campaign_id)?.creator_payout_cents;
      expect(row.payout_cents ?? null, row.id).toBe(row.status === 'accepted' ? posted : null);
      expect(typeof row.reason === 'string', row.id).toBe(row.status === 'rejected');
      const isInvitation = row.status === 'invited' || row.status === 'declined';
      expect(Boolean(row.invitation), row.id).toBe(isInvitation);
      expect(Boolean(row.pitch && row.submitted_at && row.brief_version === 1), row.id).toBe(!isInvitation);
    }
  });

  it('carry quotes where the campaign takes them: open ones run out within 72 hours, counters stay below the posted payout', () => {
    const sent = new Map(applications.map((row) => [row.id, row]));
    const open = quotes.filter(({ status }) => status === 'open');
    expect(new Set(open.map(({ made_by }) => made_by))).toEqual(new Set(['creator', 'business']));
    expect(new Set(open.map(({ application_id }) => application_id)).size).toBe(open.length);
    for (const { id, application_id, made_by, amount_cents, expires_at } of quotes) {
      const application = sent.get(application_id);
      const campaign = published.get(application?.campaign_id ?? '');
      expect([application?.status, campaign?.accepts_quotes], id).toEqual(['submitted', true]);
      const ahead = Date.parse(expires_at) - TODAY.getTime();
      expect(ahead > 0 && ahead <= 72 * 3_600_000, id).toBe(true);
      const isBelow = amount_cents < (campaign?.creator_payout_cents ?? 0);
      expect(amount_cents >= 500 && isBelow === (made_by === 'business'), id).toBe(true);
    }
  });

  it('are noted on by somebody of the shop, and what is kept was not applied for', () => {
    const ids = new Set(applications.map(({ id }) => id));
    const people = new Set(users.map(({ id }) => id));
    expect(application_notes.length).toBeGreaterThan(10);
    expect(application_notes.every((row) => ids.has(row.application_id) && people.has(row.author_id))).toBe(
      true,
    );
    const pairs = new Set(applications.map((row) => `${row.campaign_id}/${row.creator_id}`));
    expect(campaign_bookmarks.filter((row) => pairs.has(`${row.campaign_id}/${row.creator_id}`))).toEqual([]);
    expect(
      campaign_bookmarks.every((row) => active.has(row.creator_id) && published.has(row.campaign_id)),
    ).toBe(true);
  });

  it('keep the people who sign in busy: Maya has one of each and four she is in, and Crumb & Co. a dozen applicants to read', () => {
    const mayas = applications.filter(({ creator_id }) => creator_id === seedId('creator', MAYA));
    expect(mayas.map(({ status }) => status).toSorted()).toEqual([
      ...[
        'accepted',
        'accepted',
        'accepted',
        'accepted',
        'declined',
        'invited',
        'rejected',
        'shortlisted',
        'submitted',
        'submitted',
        'withdrawn',
      ],
    ]);
    const countered = quotes.find(
      (row) => row.made_by === 'business' && mayas.some(({ id }) => id === row.application_id),
    );
    expect(countered?.status).toBe('open');
    const opening = campaigns.find(({ title }) => title === 'Opening week on Tompkins Avenue');
    const applied = applications.filter((row) => row.campaign_id === opening?.id && row.submitted_at);
    expect(applied).toHaveLength(12);
  });

  it('have a brief behind them: the first version of every published campaign', () => {
    const briefs = demoBriefs(marketplace);
    expect(briefs.map((row) => [row.campaign_id, row.version])).toEqual(
      [...published.values()].map((row) => [row.id, row.brief_version]),
    );
  });
});

it('counts some fifty creators who are let in', () => {
  const { creators } = demoAccounts(TODAY);
  expect(creators.length).toBeGreaterThanOrEqual(60);
  expect(creators.filter(({ status }) => status === 'active').length).toBeGreaterThanOrEqual(45);
});
