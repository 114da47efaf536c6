import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/ids.ts';
import { demoAccounts } from './accounts.ts';
import { MAYA } from './application-plan.ts';
import { demoApplications } from './application-rows.ts';
import { demoConversations } from './conversation-rows.ts';
import { demoMarketplace } from './marketplace.ts';

const TODAY = new Date('2026-06-10T16:00:00Z');
const marketplace = demoMarketplace(TODAY);
const { applications } = demoApplications(marketplace, TODAY);
const sources = { marketplace, applications, accounts: demoAccounts(TODAY), now: TODAY };
const told = demoConversations(sources);
const messagesOf = (id: string) => told.messages.filter(({ conversation_id }) => conversation_id === id);

/** By decision 64, in rows. */
function unreadOf(user_id: string): number {
  return told.conversation_participants
    .filter((one) => one.user_id === user_id)
    .flatMap(({ conversation_id, last_read_at }) =>
      messagesOf(conversation_id).filter(
        (one) => one.sender_id !== user_id && String(one.created_at) > String(last_read_at ?? ''),
      ),
    ).length;
}

describe('the conversations of the demo', () => {
  it('are the same on every call, each once', () => {
    expect(demoConversations(sources)).toEqual(told);
    const pairs = told.conversations.map(({ creator_id, campaign_id }) => `${creator_id}/${campaign_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(told.conversations.length).toBeGreaterThanOrEqual(28);
  });

  it('each come of an application and were said after it, in order and before now', () => {
    for (const { id, creator_id, campaign_id, last_message_at, last_side } of told.conversations) {
      const from = applications.find(
        (one) => one.creator_id === creator_id && one.campaign_id === campaign_id,
      );
      const begun = String(from?.decided_at ?? from?.submitted_at ?? from?.invited_at);
      const messages = messagesOf(id);
      const moments = messages.map(({ created_at }) => String(created_at));
      expect(moments).toEqual([...new Set(moments)].toSorted());
      expect(moments[0] && moments[0] > begun, id).toBe(true);
      expect((moments.at(-1) ?? '9') < TODAY.toISOString()).toBe(true);
      expect([moments.at(-1), messages.at(-1)?.side]).toEqual([last_message_at, last_side]);
    }
  });

  it('Maya has seven, and something new in two', () => {
    const maya = seedId('person', MAYA);
    expect(told.conversation_participants.filter(({ user_id }) => user_id === maya)).toHaveLength(7);
    expect(unreadOf(maya)).toBe(2);
  });

  it('shops have something to read and something to answer, and Pocket Kite has none', () => {
    const shops = new Set(told.conversations.map(({ business_id }) => business_id));
    expect(shops.size).toBe(8);
    expect(shops.has(seedId('business', 'pocket-kite'))).toBe(false);
    const owners = [...shops].map((id) => marketplace.businesses.find((one) => one.id === id)?.owner_id);
    const unread = owners.filter((owner) => unreadOf(owner ?? '') > 0);
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThan(8);
    const waited = told.conversations.filter(({ last_side }) => last_side === 'creator');
    expect(waited.length).toBeGreaterThan(5);
  });

  it('everybody of a shop takes part', () => {
    const marco = seedId('person', 'marco@crumb-co.example');
    const crumbs = told.conversations.filter(
      ({ business_id }) => business_id === seedId('business', 'crumb-co'),
    );
    const his = told.conversation_participants.filter(({ user_id }) => user_id === marco);
    expect(his.length).toBe(crumbs.length);
  });
});
