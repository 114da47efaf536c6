import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The pictures of a campaign and its shop. Their addresses are asked for apart, because they end after an hour. */
export async function readShopPictures(
  db: Database,
  { id, business_id }: { id: string; business_id: string },
): Promise<CampaignDetail['pictures']> {
  const [own, shop] = await Promise.all([
    findMedia(db, { entity_type: 'campaign', entity_ids: [id], roles: ['hero', 'gallery'] }),
    findMedia(db, { entity_type: 'business', entity_ids: [business_id], roles: ['logo', 'hero', 'gallery'] }),
  ]);
  const one = (files: typeof own, role: 'hero' | 'logo') => files.find((file) => file.role === role) ?? null;
  return {
    cover: one(own, 'hero') ?? one(shop, 'hero'),
    examples: own.filter(({ role }) => role === 'gallery'),
    logo: one(shop, 'logo'),
    storefront: one(shop, 'hero'),
    gallery: shop.filter(({ role }) => role === 'gallery'),
  };
}
