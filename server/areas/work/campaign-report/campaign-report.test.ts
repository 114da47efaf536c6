import { describe, expect, it } from 'vitest';
import type { CampaignReport } from '#contract/work/campaign-reports.ts';
import { POST_METRICS } from '#domain/work/post-numbers.ts';
import { readCampaignMoney } from '#server/platform/ledger/read-campaign-money.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { countStatements } from '#test/support/count-statements.ts';
import { newManager, newPerson, signInAs } from '#test/support/people.ts';
import { connectSandbox, newPostedWork, newScreenshot } from '#test/support/posts.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { newLinkResults, newReading } from '#test/support/results.ts';
import { sessionOf } from '#test/support/social.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';
import { readDuePosts } from '../post-watches/jobs/read-due-posts.ts';
import { readReport } from './queries/read-report.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const { submit, approve, post, verify } = workHands(app, context);
const REEL = [{ kind: 'instagram_reel', quantity: 1 }] as const;

/** Work that was posted, verified and paid out. */
async function newFinishedWork(wishes: Parameters<typeof newWork>[1] = {}): Promise<Work> {
  const work = await newWork(context, { deliverables: REEL, payout_cents: 35_000, ...wishes });
  for (const id of work.deliverable_ids) {
    await submit(work, id);
    await approve(work, id);
    await post(work, id);
    await verify(work, id);
  }
  return work;
}

/** A reel whose account is connected to the sandbox, read once: it has 12,400 views. */
async function newReadWork() {
  handles += 1;
  const handle = `reported${handles}.${process.pid}`;
  let account_id = '';
  const work = await newPostedWork(app, context, {
    before: async (session) => {
      account_id = await connectSandbox(session, { handle, post_views: 12_400 });
    },
  });
  await readDuePosts.run(context, {});
  return { work, account_id };
}
let handles = 0;

const deliverableOf = ({ deliverable_ids: [id = ''] }: Work) => id;

function pathOf({ payer }: Work): string {
  return `/api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}/report`;
}

async function reportOf(work: Work, headers = work.shop): Promise<CampaignReport> {
  return (await call(`GET ${pathOf(work)}` as Route, { headers })).json();
}

async function filesAt(path: string, headers: { cookie?: string } = {}) {
  const [pdf, csv] = await Promise.all([
    call(`GET ${path}/pdf` as Route, { headers }),
    call(`GET ${path}/csv` as Route, { headers }),
  ]);
  return { pdf, csv };
}

const wordsOf = (bytes: Buffer) => readPdf(bytes).join('\n').replaceAll(/\s+/g, ' ');

async function share(work: Work): Promise<string> {
  const { url } = (await call(`PUT ${pathOf(work)}/share` as Route, { headers: work.shop })).json();
  return String(url).split('/').at(-1) ?? '';
}

const shared = (token: string) => `/api/public/reports/${token}`;

describe('the report of a campaign', () => {
  it('says the same on the page, in the PDF and in the CSV file: 12,400 views from the sandbox for $330.00', async () => {
    const { work } = await newReadWork();
    await verify(work, work.deliverable_id);
    await newLinkResults(context, work, { taps: 310, redemptions: 14 });
    const report = await reportOf(work);
    expect(report.totals).toMatchObject({
      ...{ spend_cents: 33_000, views: 12_400, taps: 310, redemptions: 14 },
      ...{ per_1000_views_cents: 2_661, per_tap_cents: 106, per_redemption_cents: 2_357 },
    });
    const { pdf, csv } = await filesAt(pathOf(work), work.shop);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const words = wordsOf(pdf.rawPayload);
    for (const figure of ['12,400', '$330.00', '$26.61', '310', '$1.06', '$23.57', 'Read from Instagram']) {
      expect(words).toContain(figure);
    }
    const rows = csv.body.split('\r\n').map((line) => line.replaceAll(/"[^"]*"/g, 'quoted').split(','));
    const total = rows.find(([row]) => row === 'Total')?.slice(6) ?? [];
    expect([total[0], ...total.slice(6)]).toEqual([
      ...['12400', '310', '14', '330.00', '26.61', '1.06', '23.57'],
    ]);
    expect(rows.find(([row]) => row === 'Creator')?.slice(6)).toEqual(total);
    expect(rows.find(([row]) => row === 'Post')?.[6]).toBe('12400');
    expect(rows.filter(([row]) => row === 'Day').at(-1)?.[6]).toBe('12400');
  });

  it('says “Said by” about what a creator entered after disconnecting, wherever it stands', async () => {
    const { work, account_id } = await newReadWork();
    expect((await reportOf(work)).posts[0]?.source).toMatch(/^Read from Instagram, \w+ \d+$/);
    const maker = await sessionOf(app, context, work.maker);
    await maker('DELETE', `/social-accounts/${account_id}/connection`);
    context.clock.advance({ days: 1 });
    await readDuePosts.run(context, {});
    const headers = await signInAs(context, work.maker);
    const payload = { views: 12_900, screenshot_id: await newScreenshot(context, work.maker) };
    const typed = await call(`PUT /api/deliverables/${work.deliverable_id}/numbers` as Route, {
      headers,
      payload,
    });
    expect(typed.statusCode).toBe(200);
    const shop = await signInAs(context, work.payer.owner);
    const { posts, days } = await reportOf(work, shop);
    const source = String(posts[0]?.source);
    expect(source).toMatch(/^Said by Maya, \w+ \d+, with a screenshot$/);
    expect(days.map(({ views }) => views)).toEqual([12_400, 12_900]);
    const { pdf, csv } = await filesAt(pathOf(work), shop);
    expect(wordsOf(pdf.rawPayload)).toContain(source);
    expect(csv.body).toContain(source);
  });

  it('adds up: its totals are the sums of its creators, and its spend is what the ledger released', async () => {
    const payer = await newPaidCampaign(context, { deliverables: REEL, payout_cents: 20_000, slots: 3 });
    const works = [
      await newFinishedWork({ payer }),
      await newFinishedWork({ payer }),
      await newWork(context, { payer }),
    ];
    for (const [at, work] of works.slice(0, 2).entries()) {
      await newReading(context, work, deliverableOf(work), { views: 100 * (at + 1), saves: at });
      await newLinkResults(context, work, { taps: at + 3, redemptions: at });
    }
    const [work] = works;
    if (work === undefined) throw new Error('There is work');
    const { totals, creators, open_work_count, posts } = await reportOf(work);
    for (const key of [...POST_METRICS, 'taps', 'redemptions', 'spend_cents'] as const) {
      expect(totals[key] ?? 0, key).toBe(creators.reduce((sum, row) => sum + (row[key] ?? 0), 0));
    }
    const money = await readCampaignMoney(context.db, [payer.campaign_id]);
    expect(totals.spend_cents).toBe(money.get(payer.campaign_id)?.released_cents);
    expect(totals.spend_cents).toBe(2 * 22_000);
    expect(open_work_count).toBe(1);
    expect(posts.map(({ views }) => views)).toEqual([200, 100]);
  });

  it('takes the same number of statements for one creator and for three', async () => {
    const payer = await newPaidCampaign(context, { deliverables: REEL, payout_cents: 20_000, slots: 3 });
    const count = () => countStatements(context, ({ db }) => readReport(db, payer.campaign_id));
    await newFinishedWork({ payer });
    const before = await count();
    await newFinishedWork({ payer });
    await newFinishedWork({ payer });
    expect(await count()).toBe(before);
  });

  it('writes no cell that a spreadsheet runs', async () => {
    const work = await newFinishedWork();
    await context.db
      .updateTable('profiles')
      .set({ full_name: '=HYPERLINK("x")' })
      .where('user_id', '=', work.maker.user_id)
      .execute();
    const { csv } = await filesAt(pathOf(work), work.shop);
    expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('is for the team of the business and admins; a manager of another location doesn’t find it', async () => {
    const work = await newFinishedWork();
    const { business_id } = work.payer;
    const limited = await newManager(context, business_id, [crypto.randomUUID()]);
    const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
    const people = [
      [await newManager(context, business_id), 200],
      [await newPerson(context, { role: 'admin' }), 200],
      [limited, 404],
      [stranger, 404],
    ] as const;
    for (const [person, status] of people) {
      const headers = await signInAs(context, person);
      for (const part of ['', '/pdf', '/csv']) {
        const answer = await call(`GET ${pathOf(work)}${part}` as Route, { headers });
        expect(answer.statusCode, part).toBe(status);
      }
    }
    const asLimited = await signInAs(context, limited);
    for (const route of ['PUT', 'POST', 'DELETE'] as const) {
      const path = route === 'POST' ? 'share/renewal' : 'share';
      const answer = await call(`${route} ${pathOf(work)}/${path}` as Route, { headers: asLimited });
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('the share link of a report', () => {
  it('works without an account, and shows the spend as one total', async () => {
    const work = await newFinishedWork();
    await newReading(context, work, deliverableOf(work), { views: 12_400 });
    const token = await share(work);
    expect(token).toMatch(/^[\w-]{32}$/);
    const answer = await call(`GET ${shared(token)}` as Route);
    expect(answer.headers['cache-control']).toContain('no-store');
    const report: CampaignReport = answer.json();
    const own = await reportOf(work);
    expect(report.totals).toEqual(own.totals);
    expect(report.creators).toMatchObject([
      { views: 12_400, spend_cents: null, per_1000_views_cents: null, collaboration_id: null },
    ]);
    const { email } = await context.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', work.maker.user_id)
      .executeTakeFirstOrThrow();
    for (const secret of [email, work.payer.owner.email, work.maker.creator_id]) {
      expect(answer.body).not.toContain(secret);
    }
    const { pdf, csv } = await filesAt(shared(token));
    expect(wordsOf(pdf.rawPayload)).toContain('$385.00');
    expect(csv.body.match(/385\.00/g)).toHaveLength(1);
  });

  it('is the same for two people who turn it on at once, and another after it was replaced', async () => {
    const work = await newFinishedWork();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => share(work)));
    expect(new Set(tokens).size).toBe(1);
    const renewed = await call(`POST ${pathOf(work)}/share/renewal` as Route, { headers: work.shop });
    const token = renewed.json().url.split('/').at(-1);
    expect(token).not.toBe(tokens[0]);
    expect((await call(`GET ${shared(tokens[0] ?? '')}` as Route)).statusCode).toBe(404);
    expect((await call(`GET ${shared(token)}` as Route)).statusCode).toBe(200);
  });

  it('stops at once when it is turned off, on the page and in both files', async () => {
    const work = await newFinishedWork();
    const token = await share(work);
    await call(`DELETE ${pathOf(work)}/share` as Route, { headers: work.shop });
    for (const path of [shared(token), `${shared(token)}/pdf`, `${shared(token)}/csv`, shared('x')]) {
      expect((await call(`GET ${path}` as Route)).statusCode, path).toBe(404);
    }
    const left = await call(`GET ${pathOf(work)}/share` as Route, { headers: work.shop });
    expect(left.json()).toEqual({ url: null, created_at: null });
  });

  it('stops while the owner is suspended', async () => {
    const work = await newFinishedWork();
    const token = await share(work);
    await context.db
      .updateTable('profiles')
      .set({ account_status: 'suspended' })
      .where('user_id', '=', work.payer.owner.user_id)
      .execute();
    expect((await call(`GET ${shared(token)}` as Route)).statusCode).toBe(404);
  });
});
