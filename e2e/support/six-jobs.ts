import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { film } from '#test/support/films.ts';
import { upload } from '#test/support/tus.ts';
import { signInOwnerOf } from './people.ts';
import { unpaidCampaign } from './unpaid-campaign.ts';
import { applyFor } from './work.ts';

const STAGES = ['contract', 'shipped', 'to_send', 'in_review', 'changes', 'to_post', 'released'] as const;
type Stage = (typeof STAGES)[number];

export interface Job {
  shop: string;
  title: string;
  payout_cents: number;
  stage: Stage;
  /** From the start of the work to the day the draft is due. */
  content_due_days?: number;
}

export interface OpenJob extends Job {
  /** The work itself. */
  id: string;
  campaign_id: string;
}

/** The creator on `maker` gets each of these jobs from a shop of the demo, and each is brought to its stage. */
export async function giveJobs(browser: Browser, maker: Page, jobs: readonly Job[]): Promise<OpenJob[]> {
  if (jobs.some(({ stage }) => stage === 'shipped')) await saveAddress(maker.request);
  return Promise.all(jobs.map((job) => giveJob(browser, maker, job)));
}

async function giveJob(browser: Browser, maker: Page, job: Job): Promise<OpenJob> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const owner = await context.newPage();
  await signInOwnerOf(owner, job.shop);
  const fulfilment = job.stage === 'shipped' ? 'shipping' : 'remote';
  const campaign = await unpaidCampaign(owner, job.title, 1, fulfilment, job);
  await payFor(owner.request, campaign, job.payout_cents);
  await applyFor(maker.request, campaign.id);
  const { id: application } = await applicationFor(maker.request, campaign.id);
  const place = `/api/businesses/${campaign.business_id}/campaigns/${campaign.id}/applicants/${application}`;
  await done(await owner.request.post(`${place}/decision`, { data: { decision: 'accept' } }));
  const workOf = async () => (await applicationFor(maker.request, campaign.id)).collaboration_id;
  await expect.poll(workOf).toEqual(expect.any(String));
  const id = await workOf();
  await bringTo(job.stage, { owner: owner.request, page: maker, id });
  await context.close();
  return { ...job, id, campaign_id: campaign.id };
}

async function applicationFor(maker: APIRequestContext, campaignId: string) {
  const { applications } = await (await maker.get('/api/own-applications')).json();
  return applications.find(({ campaign }: { campaign: { id: string } }) => campaign.id === campaignId);
}

/** Pays for the one spot, with the fee of a tenth. */
export async function payFor(
  owner: APIRequestContext,
  { business_id, identifier }: { business_id: string; identifier: string },
  payout_cents: number,
): Promise<void> {
  const funding = await owner.post(`/api/businesses/${business_id}/campaigns/${identifier}/fundings`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { slots: 1, total_cents: payout_cents + payout_cents / 10, has_agreed: true },
  });
  const { checkout_url } = await (await done(funding)).json();
  const checkout = new URL(checkout_url).pathname.split('/').at(-1);
  await done(await owner.post(`/api/sandbox/checkouts/${checkout}/answer`, { data: { answer: 'approve' } }));
  const campaign = `/api/businesses/${business_id}/campaigns/${identifier}/funding`;
  await expect.poll(async () => (await (await owner.get(campaign)).json()).campaign.funded_slots).toBe(1);
}

async function saveAddress(maker: APIRequestContext): Promise<void> {
  const home = { street: '31-14 Steinway St', unit: null, city: 'Queens', state: 'NY', zip: '11103' };
  await done(
    await maker.put('/api/me/mailing-address', { data: { recipient_name: 'Noor Haddad', ...home } }),
  );
}

interface Sides {
  owner: APIRequestContext;
  page: Page;
  id: string;
}

async function bringTo(stage: Stage, { owner, page, id }: Sides): Promise<void> {
  if (stage === 'contract') return;
  const maker = page.request;
  const work = `/api/collaborations/${id}`;
  const { deliverables } = await (await done(await maker.post(`${work}/start`))).json();
  if (stage === 'shipped') {
    const shipment = { carrier: 'ups', tracking_number: '1Z999AA10123456784' };
    await done(await owner.post(`${work}/shipment`, { data: shipment }));
    return;
  }
  if (stage === 'to_send') return;
  const [{ id: deliverable }] = deliverables;
  const piece = `/api/deliverables/${deliverable}`;
  await sendDraft(page, piece);
  if (stage === 'in_review') return;
  if (stage === 'changes') {
    const changes = [{ brief_line: 1, words: 'Say first that it is an ad.' }];
    await done(await owner.post(`${piece}/changes`, { data: { version: 1, changes } }));
    return;
  }
  await done(await owner.post(`${piece}/approval`, { data: { version: 1 } }));
  if (stage === 'to_post') return;
  await sendPost(maker, { id });
  await done(await owner.post(`${piece}/verification`));
}

/** The creator posts the only deliverable and sends its link. */
export async function sendPost(maker: APIRequestContext, { id }: Pick<OpenJob, 'id'>): Promise<void> {
  const { deliverables } = await (await done(await maker.get(`/api/collaborations/${id}`))).json();
  const data = { url: `instagram.com/reel/C${id.slice(-9)}` };
  await done(await maker.post(`/api/deliverables/${deliverables[0].id}/post`, { data }));
}

async function sendDraft(maker: Page, piece: string): Promise<void> {
  const { request } = maker;
  const { profile } = await (await request.get('/api/creator-application')).json();
  const cookies = await maker.context().cookies();
  const place = { entity_type: 'creator', entity_id: profile.id, role: 'submission' } as const;
  const file_path = await upload(
    {
      base: test.info().project.use.baseURL ?? '',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    { ...place, filename: 'draft.mp4', filetype: 'video/mp4' },
    film(),
  );
  const params = { bucket_name: 'creator_media', file_path };
  const file = await (await done(await request.get('/api/media/by-path', { params }))).json();
  await done(await request.put(`${piece}/files`, { data: { media_file_ids: [file.id] } }));
  // A file is checked before it can be sent.
  await expect(async () => {
    const data = { version: 1, caption: '#ad Six in the morning.' };
    await done(await request.post(`${piece}/submissions`, { data }));
  }).toPass();
}

async function done(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return answer;
}
