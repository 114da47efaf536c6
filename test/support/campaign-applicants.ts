import { expect } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { type Maker, newMaker, newOpenCampaign, newShop, type Shop } from './applications.ts';
import { callerOf } from './calls.ts';
import { newPerson, signInAs } from './people.ts';
import { testApp } from './test-app.ts';

interface Place {
  shop: Shop;
  campaign_id: string;
  base: `/api/${string}`;
}

interface Course {
  /** The status to bring the application to, through the commands that lead there. */
  status?: 'submitted' | 'shortlisted' | 'rejected' | 'withdrawn';
  /** Fields of the application besides the pitch. */
  words?: object;
  /** Another payout than the posted one. */
  asks_cents?: number;
}

/** A shop and its open campaign, with the calls by which creators apply there and the shop decides. */
export async function testApplicants() {
  const { app, context } = await testApp();
  const call = callerOf(app);
  const place = await newPlace();

  async function newPlace(): Promise<Place> {
    const shop = await newShop(context);
    const campaign_id = await newOpenCampaign(context, {
      business_id: shop.business_id,
      accepts_quotes: true,
    });
    return { shop, campaign_id, base: `/api/businesses/${shop.business_id}/campaigns/${campaign_id}` };
  }

  /** Continues with a new shop and campaign. */
  async function begin(): Promise<void> {
    Object.assign(place, await newPlace());
  }

  /** Applies as a creator, over the API. */
  async function applied(course: Course = {}, who: Parameters<typeof newMaker>[1] = {}) {
    const maker = await newMaker(context, who);
    return { ...maker, id: await apply(maker, place.campaign_id, course) };
  }

  async function apply(
    maker: Maker,
    at: string,
    { status = 'submitted', words, asks_cents }: Course = {},
  ): Promise<string> {
    const quote = asks_cents && { quote: { amount_cents: asks_cents, reason: 'A second camera.' } };
    const sent = await call(`POST /api/campaigns/${at}/applications`, {
      headers: maker.headers,
      payload: { pitch: 'I know when the good ten seconds are.', brief_version: 1, ...words, ...quote },
    });
    expect(sent.json()).toMatchObject({ status: 'submitted' });
    const id: string = sent.json().application_id;
    if (status === 'shortlisted') await decide(id, { decision: 'shortlist' });
    if (status === 'rejected') await decide(id, { decision: 'reject', reason: 'dates' });
    if (status === 'withdrawn') {
      await call(`POST /api/applications/${id}/withdrawal`, { headers: maker.headers });
    }
    return id;
  }

  /** Invites a creator to apply. */
  async function invited(full_name: string): Promise<void> {
    const { creator_id } = await newMaker(context, { full_name });
    const answer = await call(`POST ${place.base}/creator-invitations`, {
      headers: place.shop.headers,
      payload: { creator_ids: [creator_id] },
    });
    expect(answer.json().results).toMatchObject([{ creator_id, problem: null }]);
  }

  async function newAdmin() {
    return signInAs(context, await newPerson(context, { role: 'admin' }));
  }

  async function list(query = '', headers = place.shop.headers) {
    return (await call(`GET ${place.base}/applicants?${query}`, { headers })).json();
  }

  function decide(id: string, payload: object, headers = place.shop.headers) {
    return call(`POST ${place.base}/applicants/${id}/decision`, { headers, payload });
  }

  function decideAll(application_ids: string[], payload: object) {
    return call(`POST ${place.base}/applicant-decisions`, {
      headers: place.shop.headers,
      payload: { application_ids, ...payload },
    });
  }

  function undo(application_ids: string[]) {
    return call(`POST ${place.base}/decision-undos`, {
      headers: place.shop.headers,
      payload: { application_ids },
    });
  }

  /** Counters a creator's quote as the business. */
  async function offer(application_id: string, amount_cents: number): Promise<void> {
    const quotes = `/api/businesses/${place.shop.business_id}/quotes` as const;
    const { quote } = (
      await call(`GET ${place.base}/applicants/${application_id}`, { headers: place.shop.headers })
    ).json();
    const answer = await call(`POST ${quotes}/${quote.id}/counter`, {
      headers: { ...place.shop.headers, 'idempotency-key': newId() },
      payload: { amount_cents },
    });
    expect(answer.json()).toMatchObject({ status: 'open' });
  }

  return {
    context,
    call,
    place,
    begin,
    applied,
    apply,
    invited,
    newAdmin,
    list,
    decide,
    decideAll,
    undo,
    offer,
  };
}
