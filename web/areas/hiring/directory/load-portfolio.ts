import type { MediaFile } from '#contract/base/media.ts';
import type { CreatorPortfolio } from '#contract/creators/portfolios.ts';
import { call } from '#web/api/call.ts';
import { loadMedia, loadSignedUrls } from '#web/components/media/load-media.ts';
import type { RouterContext } from '#web/router-context.ts';

export interface ShownPortfolio {
  portfolio: CreatorPortfolio;
  files: readonly MediaFile[];
  avatar: MediaFile | null;
}

/** Errors of an address that no creator has. */
const NO_SUCH = ['invalid_input', 'not_found'];

/** Loads a creator and their work for pages with `<CreatorPortfolio />`; null if the reader may not see them. */
export async function loadPortfolio(
  context: RouterContext,
  id: string,
  as?: string,
): Promise<ShownPortfolio | null> {
  const query = { ...(as && { as }) };
  const portfolio = await call(context.api, 'GET /api/creators/:id/portfolio', {
    params: { id },
    query,
  }).catch((cause: { code?: string }) => {
    if (NO_SUCH.includes(cause.code ?? '')) return null;
    throw cause;
  });
  if (portfolio === null) return null;
  const place = { entity_type: 'creator', entity_id: portfolio.creator.id } as const;
  const [files, faces] = await Promise.all([
    loadMedia(context, { ...place, role: 'portfolio' }),
    loadMedia(context, { ...place, role: 'avatar' }),
  ]);
  const avatar = faces.find(({ status }) => status === 'ready') ?? null;
  await loadSignedUrls(context, avatar ? [avatar, ...files] : files);
  return { portfolio, files, avatar };
}
