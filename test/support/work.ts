import type { FastifyInstance } from 'fastify';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { MediaStatus } from '#domain/base/media.ts';
import type { Fulfilment } from '#domain/campaigns/campaign-limits.ts';
import type { Deliverable } from '#domain/campaigns/deliverables.ts';
import { agreeOnWork } from '#server/areas/work/collaborations/commands/agree-on-work.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Maker, newApplication, newMaker } from './applications.ts';
import { acceptAt } from './applications-paid.ts';
import { callerOf, type Route } from './calls.ts';
import { newPayer, type Payer, payIn } from './fundings.ts';
import { signInAs } from './people.ts';

export interface Work {
  payer: Payer;
  /** The headers of a member of the business. */
  shop: { cookie: string };
  maker: Maker;
  application_id: string;
  collaboration_id: string;
  deliverable_ids: string[];
}

interface WorkWishes {
  deliverables?: readonly (Deliverable & { note?: string })[];
  payout_cents?: number;
  /** The agreed payout, if it differs from the posted one. */
  agreed_cents?: number;
  fulfilment?: Fulfilment;
  /** Another spot of a campaign that is already paid for. */
  payer?: Payer;
  maker?: Maker;
}

const USUAL = [
  { kind: 'instagram_reel', quantity: 1, note: 'The sign, readable for a second' },
  { kind: 'ugc_video', quantity: 2 },
] as const;

/** A paid campaign with these deliverables. */
export async function newPaidCampaign(
  context: Context,
  {
    deliverables = USUAL,
    payout_cents = 30_000,
    fulfilment,
    slots = 1,
  }: WorkWishes & { slots?: number } = {},
): Promise<Payer> {
  const payer = await newPayer(context, { payout_cents, slots });
  const { campaign_id } = payer;
  await context.db
    .insertInto('campaign_deliverables')
    .values(deliverables.map((one, sort_order) => ({ note: '', ...one, campaign_id, sort_order })))
    .execute();
  await context.db
    .updateTable('campaigns')
    .set({ requirements_do: ['The cut, up close'], content_due_days: 10, ...(fulfilment && { fulfilment }) })
    .where('id', '=', campaign_id)
    .execute();
  await payIn(context, payer);
  return payer;
}

/** A creator was accepted, and the contract exists. */
export async function newWork(context: Context, wishes: WorkWishes & { slots?: number } = {}): Promise<Work> {
  const payer = wishes.payer ?? (await newPaidCampaign(context, wishes));
  const maker = wishes.maker ?? (await newMaker(context));
  const { campaign_id } = payer;
  const application_id = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
  const payout_cents = wishes.agreed_cents ?? payer.payout_cents;
  if (!(await acceptAt(context, payer, { application_id, payout_cents }))) throw new Error('no spot is left');
  const collaboration_id = await inTransaction(context.db, (tx) => agreeOnWork(tx, context, application_id));
  const rows = await context.db
    .selectFrom('deliverables')
    .select('id')
    .where('collaboration_id', '=', collaboration_id)
    .orderBy('sort_order')
    .execute();
  return {
    payer,
    shop: await signInAs(context, payer.owner),
    maker,
    application_id,
    collaboration_id: collaboration_id ?? '',
    deliverable_ids: rows.map(({ id }) => id),
  };
}

/** An uploaded file for their work. */
export async function newWorkFile(
  { db }: Pick<Context, 'db'>,
  { creator_id, user_id }: Pick<Maker, 'creator_id' | 'user_id'>,
  more: { status?: MediaStatus; content_type?: string; role?: 'submission' | 'portfolio' } = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('media_files')
    .values({
      id,
      bucket_name: 'creator_media',
      file_path: `${creator_id}/submission/${id}_reel.mp4`,
      entity_type: 'creator',
      entity_id: creator_id,
      role: 'submission',
      status: 'ready',
      content_type: 'video/mp4',
      byte_size: 1_000,
      width: 1080,
      height: 1920,
      duration_seconds: 31,
      has_poster: true,
      original_name: 'reel.mp4',
      uploaded_by: user_id,
      ...more,
    })
    .execute();
  return id;
}

/** The actions of both sides in a collaboration, over the API as their pages do. */
export function workHands(app: FastifyInstance, context: Context) {
  const call = callerOf(app);
  const ask = (headers: { cookie: string }, route: string, payload?: object) =>
    call(route as Route, { headers, ...(payload && { payload }) });
  const look = async ({ maker, collaboration_id }: Work): Promise<Collaboration> =>
    (await ask(maker.headers, `GET /api/collaborations/${collaboration_id}`)).json();
  const putFiles = async ({ maker }: Work, id: string, count = 1) => {
    const media_file_ids = await Promise.all(
      Array.from({ length: count }, () => newWorkFile(context, maker)),
    );
    return ask(maker.headers, `PUT /api/deliverables/${id}/files`, { media_file_ids });
  };
  const submit = async (work: Work, id: string, version = 1, count = 2) => {
    await putFiles(work, id, count);
    return ask(work.maker.headers, `POST /api/deliverables/${id}/submissions`, { version });
  };
  const approve = ({ shop }: Work, id: string, version = 1) =>
    ask(shop, `POST /api/deliverables/${id}/approval`, { version });
  const change = ({ shop }: Work, id: string, version = 1, brief_line = 1) =>
    ask(shop, `POST /api/deliverables/${id}/changes`, {
      version,
      changes: [{ brief_line, words: 'Hold it one second longer.' }],
    });
  const post = ({ maker }: Work, id: string, url = 'https://www.instagram.com/reel/C8x/') =>
    ask(maker.headers, `POST /api/deliverables/${id}/post`, { url });
  const verify = ({ shop }: Work, id: string) => ask(shop, `POST /api/deliverables/${id}/verification`);
  const cancel = ({ collaboration_id }: Work, headers: { cookie: string }, reason: string, note = '') =>
    ask(headers, `POST /api/collaborations/${collaboration_id}/cancellation`, { reason, note });
  return { ask, look, putFiles, submit, approve, change, post, verify, cancel };
}
