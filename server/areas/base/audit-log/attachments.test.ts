import { expect, it } from 'vitest';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { disputeHands, newAttachment } from '#test/support/disputes.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';

const { app, context } = await testApp();
const { ask, say } = talkHands(app);
const { opened } = disputeHands(app);

it('an admin finds no attachment of a conversation, whichever way they ask', async () => {
  const { maker, id } = await newTalk(context);
  const whose = { entity_type: 'creator', entity_id: maker.creator_id, uploaded_by: maker.user_id } as const;
  const passport = await newAttachment(context, whose);
  await say(maker, id, 'My passport, as you asked.', [passport.id]);
  const { headers } = await newAdmin();
  const listed = await ask(headers, `GET /api/media?entity_type=creator&entity_id=${maker.creator_id}`);
  expect(listed.json().files).toEqual([]);
  const attachments = await ask(
    headers,
    `GET /api/media?entity_type=creator&entity_id=${maker.creator_id}&role=attachment`,
  );
  expect(attachments.statusCode).toBe(404);
  expect(await signed(headers, passport.file_path)).toEqual([]);
  const where = `bucket_name=creator_media&file_path=${encodeURIComponent(passport.file_path)}`;
  expect((await ask(headers, `GET /api/media/by-path?${where}`)).statusCode).toBe(404);
  expect(await signed(maker.headers, passport.file_path)).toHaveLength(1);
});

it('an admin reads an attachment in the dispute it was shown in, and that is logged', async () => {
  const work = await newWork(context);
  const { maker } = work;
  const whose = { entity_type: 'creator', entity_id: maker.creator_id, uploaded_by: maker.user_id } as const;
  const proof = await newAttachment(context, whose);
  const { id } = await opened(work, { headers: maker.headers, media_file_ids: [proof.id] });
  const { headers, user_id } = await newAdmin();
  const { dispute } = (await ask(headers, `GET /api/admin/disputes/${id}`)).json();
  expect(dispute.statements[0].files[0]).toMatchObject({ media_file_id: proof.id, url: expect.any(String) });
  expect(await signed(headers, proof.file_path)).toEqual([]);
  expect(await viewsBy(user_id)).toContainEqual({ action: 'view_dispute', subject_id: id });
});

it('each address of a private file an admin is given is logged by the file', async () => {
  const { maker } = await newTalk(context);
  const whose = { entity_type: 'creator', entity_id: maker.creator_id, uploaded_by: maker.user_id } as const;
  const [reel, face] = [
    await newAttachment(context, whose, { role: 'portfolio' }),
    await newAttachment(context, whose, { role: 'avatar' }),
  ];
  const { headers, user_id } = await newAdmin();
  expect(await signed(headers, reel.file_path, face.file_path)).toHaveLength(2);
  expect(await viewsBy(user_id)).toEqual([{ action: 'view_media_file', subject_id: reel.id }]);
});

async function newAdmin() {
  const admin = await newPerson(context, { role: 'admin' });
  return { user_id: admin.user_id, headers: await signInAs(context, admin) };
}

async function signed(headers: { cookie: string }, ...file_paths: string[]) {
  const wish = { bucket_name: 'creator_media', file_paths };
  return (await ask(headers, 'POST /api/media/signed-urls', wish)).json().files;
}

function viewsBy(adminId: string) {
  return context.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .where('actor_id', '=', adminId)
    .execute();
}
