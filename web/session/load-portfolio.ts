import type { MediaFile } from '#contract/media.ts';
import type { CreatorPortfolio } from '../api/generated/types.gen.ts';
import { loadMedia, loadSignedUrls } from '../components/media/load-media.ts';
import type { RouterContext } from '../router-context.ts';

export interface ShownPortfolio {
  portfolio: CreatorPortfolio;
  files: readonly MediaFile[];
  avatar: MediaFile | null;
}

/** What an address can ask for that no creator answers to. */
const NO_SUCH = ['invalid_input', 'not_found'];

/** A creator with their work, for pages that hold `<CreatorPortfolio />`; null for whom nobody is to be seen there. */
export async function loadPortfolio(
  context: RouterContext,
  id: string,
  as?: string,
): Promise<ShownPortfolio | null> {
  const client = await import('../api/generated/sdk.gen.ts');
  const query = { ...(as && { as }) };
  const { data, error } = await client.getCreatorPortfolio({ ...context.api, path: { id }, query });
  if (data === undefined) {
    if (NO_SUCH.includes(error.code)) return null;
    throw error;
  }
  const place = { entity_type: 'creator', entity_id: data.creator.id } as const;
  const [files, faces] = await Promise.all([
    loadMedia(context, { ...place, role: 'portfolio' }),
    loadMedia(context, { ...place, role: 'avatar' }),
  ]);
  const avatar = faces.find(({ status }) => status === 'ready') ?? null;
  await loadSignedUrls(context, avatar ? [avatar, ...files] : files);
  return { portfolio: data, files, avatar };
}
