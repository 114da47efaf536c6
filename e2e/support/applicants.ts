import type { APIRequestContext, Page } from '@playwright/test';
import { newMember } from './people.ts';

/** Somebody who has sent an application and waits, by the same calls the pages make. They end up signed in here. */
export async function newWaitingApplicant(page: Page, fullName: string): Promise<{ email: string }> {
  const { email } = await newMember(page, 'creator');
  const { request } = page;
  const neighborhoods = await (await request.get('/api/neighborhoods')).json();
  const application = await write(request, 'post', '', {});
  const [{ id: home_neighborhood_id }] = neighborhoods.neighborhoods;
  const written = await write(request, 'patch', '', {
    version: application.profile.version,
    full_name: fullName,
    handle: `e2e.${Date.now()}`,
    bio: 'I review neighborhood bakeries the way other people review films.',
    languages: ['en'],
    niches: ['food'],
    home_neighborhood_id,
  });
  await write(request, 'put', '/rates', {
    version: written.profile.version,
    rates: [{ kind: 'ugc_photo', price_cents: 9000 }],
  });
  for (const piece of [1, 2, 3]) {
    await write(request, 'post', '/links', { url: `https://www.instagram.com/reel/piece${piece}/` });
  }
  const agreed = { is_adult: true, labels_paid_posts: true, shows_own_work: true };
  await write(request, 'post', '/submission', agreed);
  return { email };
}

async function write(
  request: APIRequestContext,
  method: 'post' | 'patch' | 'put',
  path: string,
  data: object,
) {
  const answer = await request[method](`/api/creator-application${path}`, { data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}
