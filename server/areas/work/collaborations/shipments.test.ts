import { describe, expect, it } from 'vitest';
import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { saveMailingAddress } from '#server/areas/accounts/mailing-addresses/commands/save-mailing-address.ts';
import { calendarUrl } from '#server/areas/work/calendar/queries/calendar-token.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { newApplication, newMaker } from '#test/support/applications.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';
import { moveShipments } from './jobs/move-shipments.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const { ask, look, putFiles, submit, cancel } = workHands(app, context);
const { ship_days, receipt_days } = DEFAULT_SETTINGS;

const STREET = '77 Unseen Street';
const HOME: MailingAddress = {
  recipient_name: 'Jules Moreau',
  street: STREET,
  unit: null,
  city: 'Brooklyn',
  state: 'NY',
  zip: '11211',
};
const UPS = { carrier: 'ups', tracking_number: '1z999 aa1 0123456784' } as const;

async function newShippedWork(): Promise<Work> {
  const work = await newWork(context, {
    fulfilment: 'shipping',
    deliverables: [{ kind: 'ugc_video', quantity: 1 }],
  });
  await saveMailingAddress(context, work.maker.user_id, HOME);
  return work;
}
const route = ({ collaboration_id }: Work) => `POST /api/collaborations/${collaboration_id}/shipment`;
const ship = (work: Work, body: object = UPS) => ask(work.shop, route(work), body);
const arrive = (work: Work, arrival = 'received', note = '') =>
  ask(work.maker.headers, `${route(work)}/arrival`, { arrival, note });
const seen = async (work: Work, headers = work.shop) =>
  (await ask(headers, `GET /api/collaborations/${work.collaboration_id}`)).json();
const titlesOf = async (userId: string) =>
  (
    await db.selectFrom('notifications').select('title').where('user_id', '=', userId).orderBy('id').execute()
  ).map(({ title }) => title);
const first = ({ deliverable_ids: [one = ''] }: Work) => one;
const dayAfter = (days: number) => addDays(newYorkDate(context.now()), days);
const dayOf = (at: string | null | undefined) => (at ? newYorkDate(new Date(at)) : null);

describe('the address of a creator', () => {
  it('is in no answer to the business before acceptance, and afterwards only where a product is shipped', async () => {
    const payer = await newPaidCampaign(context, { fulfilment: 'shipping', slots: 2 });
    const maker = await newMaker(context);
    await saveMailingAddress(context, maker.user_id, HOME);
    const { business_id, campaign_id } = payer;
    const application_id = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
    const shop = await signInAs(context, payer.owner);
    const place = `/api/businesses/${business_id}/campaigns/${campaign_id}`;
    for (const url of [
      `${place}/applicants`,
      `${place}/applicants/${application_id}`,
      `${place}/collaborations`,
      `${place}/funding`,
      `/api/businesses/${business_id}/creators/${maker.creator_id}`,
      `/api/creators/${maker.creator_id}`,
      `/api/businesses/${business_id}/overview`,
    ]) {
      expect((await ask(shop, `GET ${url}`)).body).not.toContain(STREET);
    }
    const work = await newWork(context, { payer, maker: await newMaker(context) });
    await saveMailingAddress(context, work.maker.user_id, HOME);
    expect((await seen(work)).shipment.address).toEqual(HOME);
    const remote = await newWork(context);
    await saveMailingAddress(context, remote.maker.user_id, HOME);
    expect(await seen(remote)).toMatchObject({ shipment: null });
    expect(JSON.stringify(await seen(remote))).not.toContain(STREET);
  });

  it('is for the two sides: admins and strangers do not see it', async () => {
    const work = await newShippedWork();
    const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
    expect((await seen(work, admin)).shipment).toMatchObject({ status: 'to_ship', address: null });
    const stranger = (await newMaker(context)).headers;
    expect((await ask(stranger, `${route(work)}/arrival`, { arrival: 'received' })).statusCode).toBe(404);
    expect((await ask(work.maker.headers, route(work), UPS)).statusCode).toBe(403);
    expect((await ask(work.shop, `${route(work)}/arrival`, { arrival: 'received' })).statusCode).toBe(403);
  });

  it('is hidden from the business 30 days after the work ended', async () => {
    const work = await newShippedWork();
    expect((await cancel(work, work.maker.headers, 'cannot_do')).statusCode).toBe(200);
    const end = (days: number) =>
      db
        .updateTable('collaborations')
        .set({ cancelled_at: new Date(context.now().getTime() - days * 86_400_000).toISOString() })
        .where('id', '=', work.collaboration_id)
        .execute();
    await end(29);
    expect((await seen(work)).shipment.address).toEqual(HOME);
    await end(30);
    expect((await seen(work)).shipment.address).toBeNull();
  });
});

it('applying for a product that is shipped needs an address to ship it to', async () => {
  const payer = await newPaidCampaign(context, { fulfilment: 'shipping' });
  const maker = await newMaker(context);
  const apply = () =>
    ask(maker.headers, `POST /api/campaigns/${payer.campaign_id}/applications`, {
      ...{ pitch: 'I film pots.', availability: '', answers: [], pieces: [], brief_version: 1 },
      has_promised: true,
    });
  const refused = await apply();
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'Add your mailing address first. The shop ships you a product.',
  ]);
  await saveMailingAddress(context, maker.user_id, HOME);
  const sent = await apply();
  expect(sent.statusCode).toBeLessThan(300);
  expect(sent.body).not.toContain(STREET);
});

describe('the deadline of work that waits for a product', () => {
  it('is empty until the creator has it, and then counts from that day', async () => {
    const work = await newShippedWork();
    const { deliverables, contract } = await look(work);
    expect(contract.content_due_at).toBeNull();
    expect(deliverables.map(({ due_at, late_at }) => [due_at, late_at])).toEqual([[null, null]]);
    clock.advance({ hours: 48 });
    expect((await ship(work)).json().shipment).toMatchObject({
      status: 'shipped',
      carrier: 'ups',
      tracking_number: '1Z999AA10123456784',
    });
    expect((await look(work)).deliverables[0]?.due_at).toBeNull();
    await putFiles(work, first(work));
    const early = await ask(work.maker.headers, `POST /api/deliverables/${first(work)}/submissions`, {
      version: 1,
    });
    expect([early.statusCode, early.json().detail]).toEqual([
      409,
      'Confirm that the product arrived first. Then you can send your draft.',
    ]);
    expect((await arrive(work)).json().shipment.status).toBe('received');
    expect(dayOf((await look(work)).deliverables[0]?.due_at)).toBe(dayAfter(10));
    expect((await submit(work, first(work))).statusCode).toBe(200);
    expect(await titlesOf(work.maker.user_id)).toContain('Crumb & Co shipped the product');
    expect(await titlesOf(work.payer.owner.user_id)).toEqual(
      expect.arrayContaining(['Ship the product to Jules Moreau', 'Jules Moreau received the product']),
    );
  });

  it('starts by itself after the days both agreed to, with a reminder before', async () => {
    const work = await newShippedWork();
    await ship(work);
    const { counts_at } = (await seen(work)).shipment;
    expect(dayOf(counts_at)).toBe(dayAfter(receipt_days));
    clock.advance({ hours: 24 * (receipt_days - 1) });
    await moveShipments.run(context, {});
    await moveShipments.run(context, {});
    expect(
      (await titlesOf(work.maker.user_id)).filter((title) => title.startsWith('Did the product')),
    ).toHaveLength(1);
    expect((await look(work)).deliverables[0]?.due_at).toBeNull();
    clock.advance({ hours: 48 });
    await moveShipments.run(context, {});
    expect((await look(work)).shipment?.status).toBe('received');
    expect((await look(work)).deliverables[0]?.due_at).not.toBeNull();
    expect(await titlesOf(work.maker.user_id)).toContain('The product from Crumb & Co counts as received');
  });

  it('stays empty for a product that is damaged, until the replacement arrives', async () => {
    const work = await newShippedWork();
    await ship(work);
    const damaged = await arrive(work, 'damaged', 'The pot is broken.');
    expect(damaged.json().shipment).toMatchObject({
      status: 'damaged',
      note: 'The pot is broken.',
      counts_at: null,
    });
    expect(dayOf(damaged.json().shipment.ship_by)).toBe(dayAfter(ship_days));
    expect((await look(work)).deliverables[0]?.due_at).toBeNull();
    expect((await ship(work, { carrier: 'courier' })).json().shipment).toMatchObject({
      status: 'shipped',
      tracking_number: null,
      note: null,
    });
    expect((await arrive(work, 'not_received')).json().shipment.status).toBe('not_received');
    expect((await arrive(work)).json().shipment.status).toBe('received');
  });

  it('tells the creator about a replacement too, even one on the same day', async () => {
    const work = await newShippedWork();
    await ship(work);
    clock.advance({ hours: 0.01 });
    await arrive(work, 'damaged');
    clock.advance({ hours: 0.01 });
    await ship(work, { carrier: 'courier' });
    await ship(work, { carrier: 'courier' });
    await arrive(work, 'not_received');
    const titles = [
      ...(await titlesOf(work.maker.user_id)).filter((title) => title.endsWith('shipped the product')),
      ...(await titlesOf(work.payer.owner.user_id)).filter((title) => title.startsWith('The product for')),
    ];
    expect(titles).toEqual([
      'Crumb & Co shipped the product',
      'Crumb & Co shipped the product',
      'The product for Jules Moreau arrived damaged',
      'The product for Jules Moreau didn’t arrive',
    ]);
  });

  it('stops in a dispute and resumes with the time that was left', async () => {
    const work = await newShippedWork();
    await ship(work);
    const before = (await seen(work)).shipment.counts_at;
    const opened = await ask(work.shop, `POST /api/collaborations/${work.collaboration_id}/disputes`, {
      reason: 'other',
      wants: 'refund',
      words: 'The creator asked us to ship it somewhere else.',
      deliverable_ids: work.deliverable_ids,
    });
    expect(opened.statusCode).toBe(201);
    clock.advance({ hours: 48 });
    expect((await arrive(work)).statusCode).toBe(409);
    const { id: dispute_id } = opened.json();
    expect((await ask(work.shop, `POST /api/disputes/${dispute_id}/withdrawal`)).statusCode).toBe(200);
    const after = (await seen(work)).shipment.counts_at;
    expect(Math.round((Date.parse(after) - Date.parse(before)) / 3_600_000)).toBe(48);
  });
});

describe('a product that is not shipped in time', () => {
  const lateWork = async () => {
    const work = await newShippedWork();
    clock.advance({ hours: 24 * (ship_days + 1) });
    return work;
  };

  it('lets the creator leave: the money goes back and the spot opens', async () => {
    const early = await newShippedWork();
    expect((await cancel(early, early.maker.headers, 'not_shipped')).statusCode).toBe(409);
    const work = await lateWork();
    await moveShipments.run(context, {});
    expect(await titlesOf(work.maker.user_id)).toContain('Crumb & Co hasn’t shipped the product');
    const left = await cancel(work, work.maker.headers, 'not_shipped');
    expect(left.json()).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'not_shipped',
      money: { held_cents: 0, refunded_cents: 30_000 },
    });
    expect(
      await db
        .selectFrom('campaigns')
        .select('taken_slots')
        .where('id', '=', work.payer.campaign_id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ taken_slots: 0 });
    const { faults } = await checkLedger(db);
    expect(faults.filter(({ subject }) => subject.includes(work.payer.campaign_id))).toEqual([]);
    expect((await ship(work)).json().detail).toBe('The work is over.');
  });

  it('lets the business give up, but not before', async () => {
    const early = await newShippedWork();
    expect((await cancel(early, early.shop, 'cannot_ship')).json().detail).toBe(
      'The creator’s deadline starts when the product arrives.',
    );
    const work = await lateWork();
    expect((await cancel(work, work.shop, 'late')).statusCode).toBe(409);
    expect((await cancel(work, work.shop, 'cannot_ship')).json().status).toBe('cancelled');
  });

  it('is late in the lists of both sides', async () => {
    const work = await lateWork();
    const lists = [
      ask(work.shop, `GET /api/businesses/${work.payer.business_id}/collaborations?waiting=true`),
      ask(work.maker.headers, 'GET /api/me/collaborations'),
    ];
    for (const list of lists) {
      expect((await list).json().collaborations[0].shipment).toMatchObject({ is_overdue: true });
    }
  });

  it('stands first among what the business has to do, and in both calendars', async () => {
    const work = await newShippedWork();
    const { business_id } = work.payer;
    const waiting = (
      await ask(work.shop, `GET /api/businesses/${business_id}/collaborations?waiting=true`)
    ).json();
    expect(waiting.collaborations).toMatchObject([
      { id: work.collaboration_id, shipment: { status: 'to_ship' } },
    ]);
    for (const [user_id, words] of [
      [work.payer.owner.user_id, 'Ship the product to Jules'],
      [work.maker.user_id, 'ships the product by today'],
    ] as const) {
      const url = calendarUrl(context.config, { user_id, version: 1 });
      const { body } = await ask(work.shop, `GET /${url.slice(context.config.app_url.length + 1)}`);
      expect(body.replaceAll('\r\n ', '')).toContain(words);
    }
  });

  it('is shipped or left, never both', async () => {
    const works = await Promise.all(Array.from({ length: 6 }, newShippedWork));
    clock.advance({ hours: 24 * (ship_days + 1) });
    for (const work of works) {
      const [left, sent] = await Promise.all([cancel(work, work.maker.headers, 'not_shipped'), ship(work)]);
      expect([left.statusCode, sent.statusCode].sort()).toEqual([200, 409]);
      const { status, shipment } = await look(work);
      expect([status, shipment?.status]).toEqual(
        sent.statusCode === 200 ? ['contracted', 'shipped'] : ['cancelled', 'to_ship'],
      );
    }
  });
});

it('a product is received once, however often it is said', async () => {
  const work = await newShippedWork();
  await ship(work);
  const answers = await Promise.all(Array.from({ length: 8 }, () => arrive(work)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const events = await db
    .selectFrom('work_events')
    .select('kind')
    .where('collaboration_id', '=', work.collaboration_id)
    .where('kind', '=', 'shipment_receive')
    .execute();
  expect(events).toHaveLength(1);
  expect(
    (await titlesOf(work.payer.owner.user_id)).filter(
      (title) => title === 'Jules Moreau received the product',
    ),
  ).toHaveLength(1);
});

it('a tracking number is needed, except from a local courier', async () => {
  const work = await newShippedWork();
  const refused = await ship(work, { carrier: 'usps', tracking_number: '  ' });
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
    400,
    expect.stringContaining('Enter the tracking number'),
  ]);
  expect((await ship(work, { carrier: 'usps', tracking_number: 'no*stars' })).statusCode).toBe(400);
  expect((await ship(work, { carrier: 'courier' })).statusCode).toBe(200);
});

it('the contract names the days to ship, to confirm and to make the content', async () => {
  const work = await newShippedWork();
  const answer = await ask(work.maker.headers, `GET /api/collaborations/${work.collaboration_id}/contract`);
  const words = readPdf(answer.rawPayload).join(' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('10 days after the product arrives');
  expect(words).toContain(`counts as received ${receipt_days} days after it was shipped`);
  expect(words).toContain('can leave at no cost and the spot is refunded');
});
