import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { EntityType, MediaRole } from '#domain/base/media.ts';
import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { callerOf } from './calls.ts';
import { newBusiness, newPerson, type PersonWishes, signInAs } from './people.ts';
import { pngPicture } from './pictures.ts';
import { testApp } from './test-app.ts';

/** The API with shops and creators that own files, and what is stored of them. */
export async function testMedia() {
  const { app, context } = await testApp();
  const call = callerOf(app);
  const picture = await pngPicture(300, 200);

  async function newShop() {
    const owner = await newPerson(context, { role: 'business' });
    const id = await newBusiness(context, owner.user_id, 'owner');
    return { id, owner, headers: await signInAs(context, owner) };
  }

  async function newCreator(wishes: PersonWishes['creator'] = { status: 'active' }) {
    const person = await newPerson(context, { role: 'creator', creator: wishes });
    const { id } = await context.db
      .selectFrom('creators')
      .select('id')
      .where('user_id', '=', person.user_id)
      .executeTakeFirstOrThrow();
    return { id, person, headers: await signInAs(context, person) };
  }

  function store(entity_type: EntityType, entity_id: string, role: MediaRole, original_name = 'a.png') {
    return storePicture(context, {
      ...{ entity_type, entity_id, role, original_name },
      bytes: picture,
      uploaded_by: null,
    });
  }

  async function list(
    headers: Record<string, string>,
    entity_type: string,
    entity_id: string,
    rest = '',
  ): Promise<MediaFile[] | number> {
    const answer = await call(`GET /api/media?entity_type=${entity_type}&entity_id=${entity_id}${rest}`, {
      headers,
    });
    return answer.statusCode === 200 ? answer.json().files : answer.statusCode;
  }

  async function signedPaths(
    headers: Record<string, string>,
    bucket_name: string,
    file_paths: string[],
  ): Promise<string[]> {
    const payload = { bucket_name, file_paths, expires_in: 3600 };
    const answer = await call('POST /api/media/signed-urls', { headers, payload });
    return answer
      .json()
      .files.map(({ file_path }: SignedFile) => file_path)
      .sort();
  }

  const row = (id: string) =>
    context.db.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const keysUnder = async (prefix: string) => {
    let count = 0;
    for await (const _ of context.files.list(prefix)) count += 1;
    return count;
  };

  return { call, context, newShop, newCreator, store, list, signedPaths, row, keysUnder };
}
