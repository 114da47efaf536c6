import type { FastifyInstance } from 'fastify';
import type { Dispute } from '#contract/work/disputes.ts';
import { BUCKET_OF, type MediaRole, type MediaStatus } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf, type Route } from './calls.ts';
import { newPerson, signInAs } from './people.ts';
import type { Work } from './work.ts';

const SAID = 'The light was wrong in every shot, and the sign cannot be read.';

/** The actions of both sides and admins in a dispute, over the API as their pages do. */
export function disputeHands(app: FastifyInstance) {
  const call = callerOf(app);
  const ask = (headers: { cookie: string }, route: string, payload?: object) =>
    call(route as Route, { headers, ...(payload && { payload }) });
  const open = (
    { collaboration_id, deliverable_ids, shop }: Work,
    more: {
      headers?: { cookie: string };
      deliverable_ids?: string[];
      media_file_ids?: string[];
      reason?: string;
      wants?: string;
    } = {},
  ) => {
    const { headers = shop, ...rest } = more;
    const payload = { deliverable_ids, reason: 'other', words: SAID, wants: 'refund', ...rest };
    return ask(headers, `POST /api/collaborations/${collaboration_id}/disputes`, payload);
  };
  const opened = async (work: Work, more: Parameters<typeof open>[1] = {}): Promise<Dispute> => {
    const answer = await open(work, more);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };
  const say = (
    headers: { cookie: string },
    id: string,
    verb: 'answer' | 'appeal',
    media_file_ids: readonly string[] = [],
  ) => ask(headers, `POST /api/disputes/${id}/${verb}`, { words: SAID, media_file_ids });
  const accept = (headers: { cookie: string }, id: string) =>
    ask(headers, `POST /api/disputes/${id}/acceptance`);
  const withdraw = (headers: { cookie: string }, id: string) =>
    ask(headers, `POST /api/disputes/${id}/withdrawal`);
  const decide = (headers: { cookie: string }, id: string, ruling: object) =>
    ask(headers, `POST /api/admin/disputes/${id}/decision`, { round: 1, words: SAID, ...ruling });
  const look = async (headers: { cookie: string }, id: string): Promise<Dispute> =>
    (await ask(headers, `GET /api/disputes/${id}`)).json();
  return { ask, open, opened, say, accept, withdraw, decide, look };
}

export async function newDecider(context: Context): Promise<{ cookie: string }> {
  return signInAs(context, await newPerson(context, { role: 'admin' }));
}

/** A file one of them uploaded to show it in a dispute. */
export async function newAttachment(
  { db }: Pick<Context, 'db'>,
  whose: { entity_type: 'creator' | 'business'; entity_id: string; uploaded_by: string },
  more: { status?: MediaStatus; content_type?: string; role?: MediaRole } = {},
): Promise<{ id: string; file_path: string }> {
  const id = newId();
  const file_path = `${whose.entity_id}/attachment/${id}_counter.jpg`;
  await db
    .insertInto('media_files')
    .values({
      id,
      bucket_name: BUCKET_OF[whose.entity_type],
      file_path,
      ...whose,
      role: 'attachment',
      status: 'ready',
      content_type: 'image/jpeg',
      byte_size: 1_000,
      width: 1080,
      height: 1350,
      original_name: 'counter.jpg',
      ...more,
    })
    .execute();
  return { id, file_path };
}
