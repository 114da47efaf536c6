import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/ids.ts';
import { demoAccounts } from './accounts.ts';
import { MAYA } from './application-plan.ts';
import { demoApplications } from './application-rows.ts';
import { DISPUTES } from './dispute-plan.ts';
import { demoMarketplace } from './marketplace.ts';
import { demoWork } from './work-rows.ts';

const TODAY = new Date('2026-06-10T16:00:00Z');
const marketplace = demoMarketplace(TODAY);
const { applications } = demoApplications(marketplace, TODAY);
const sources = { marketplace, applications, accounts: demoAccounts(TODAY), now: TODAY };
const work = demoWork(sources);
const idsOf = ({ collaborations, submissions, work_events }: typeof work) => [
  ...collaborations.map(({ id }) => id),
  ...submissions.map(({ id }) => id),
  ...work_events.map(({ id }) => id),
];
const disputed = new Set(
  DISPUTES.map(({ path, email }) => seedId('collaboration', seedId('application', `${path}/${email}`))),
);

describe('the work of the demo', () => {
  it('is the same on every call', () => {
    expect(demoWork(sources)).toEqual(work);
  });

  it('asks for changes in words that fit the line they cite', () => {
    const labels = work.change_requests.filter(({ brief_text }) => /partnership|#ad/i.test(brief_text));
    expect(labels.length).toBeGreaterThan(0);
    for (const { words } of labels) expect(words).toContain('The label isn’t there yet');
  });

  it('is there for everybody who was let in, each with its own ids', () => {
    const accepted = applications.filter(({ status }) => status === 'accepted');
    expect(work.collaborations.map(({ application_id }) => application_id)).toEqual(
      accepted.map(({ id }) => id),
    );
    expect(new Set(idsOf(work)).size).toBe(idsOf(work).length);
  });

  it('has nothing late and nothing that passes at once, but where a dispute stopped the clocks', () => {
    for (const { collaboration_id, due_at, passes_at } of work.deliverables) {
      if (disputed.has(collaboration_id)) continue;
      expect((due_at ?? passes_at ?? '9') > TODAY.toISOString()).toBe(true);
    }
  });

  it('happened between the agreement and today, in order', () => {
    for (const { id, agreed_at } of work.collaborations) {
      const told = work.work_events
        .filter(({ collaboration_id }) => collaboration_id === id)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ occurred_at }) => String(occurred_at));
      expect(told).toEqual(told.toSorted());
      expect(told[0]).toBe(agreed_at);
      expect((told.at(-1) ?? '') <= TODAY.toISOString()).toBe(true);
    }
  });

  it('is released where it is done, to the cent, and all of it is done where the campaign is', () => {
    const done = work.collaborations.filter(({ status }) => status === 'completed');
    const released = new Map(
      work.releases.map(({ release }) => [release.collaboration_id, release.gross_cents]),
    );
    expect(new Map(done.map(({ id, payout_cents }) => [id, payout_cents]))).toEqual(released);
    const over = new Set(
      marketplace.campaigns.filter(({ status }) => status === 'completed').map(({ id }) => id),
    );
    expect(
      work.collaborations.filter((row) => over.has(row.campaign_id) && row.status !== 'completed'),
    ).toEqual([]);
  });

  it('is open where two cannot agree about it, with time before for what is told', () => {
    for (const id of disputed) {
      const held = work.collaborations.find((row) => row.id === id);
      expect(['in_progress', 'in_review']).toContain(held?.status);
    }
    for (const { opened, answered, decided, accepted, appealed, decided_again } of DISPUTES) {
      const hours = [opened, answered, decided, accepted, appealed, decided_again].flatMap((turn) =>
        turn ? [turn.hours_ago] : [],
      );
      expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    }
  });

  it('takes days and not months', () => {
    for (const { agreed_at, completed_at } of work.collaborations) {
      const took = Date.parse(String(completed_at ?? agreed_at)) - Date.parse(String(agreed_at));
      expect(took).toBeLessThanOrEqual(8 * 86_400_000);
    }
  });

  it('gives Maya something of everything, and Crumb & Co. a draft to look at', () => {
    const mayas = work.collaborations.filter(({ creator_id }) => creator_id === seedId('creator', MAYA));
    const statuses = mayas.flatMap(({ id }) =>
      work.deliverables
        .filter(({ collaboration_id }) => collaboration_id === id)
        .map(({ status, version }) => `${status} ${version ?? 0}`),
    );
    expect(new Set(statuses)).toEqual(new Set(['submitted 2', 'due 0', 'approved 1', 'verified 1']));
    const crumb = seedId('business', 'crumb-co');
    expect(
      work.collaborations.filter(
        ({ business_id, status }) => business_id === crumb && status === 'in_review',
      ),
    ).toHaveLength(1);
  });
});
