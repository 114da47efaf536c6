import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { UnusableFile } from '#server/areas/base/media/unusable-file.ts';
import type { Context } from '#server/platform/context.ts';
import { lookAtPicture } from '#server/platform/enrichment/look-at-picture.ts';

interface Wanted {
  business_id: string;
  role: 'logo' | 'gallery';
  url: string;
  uploaded_by: string;
}

/** Fetches a picture again and stores it like an upload; false if it is gone or no longer a picture. */
export async function storeFoundPicture(
  context: Context,
  { business_id, role, url, uploaded_by }: Wanted,
): Promise<boolean> {
  const look = await lookAtPicture(context, url, { least_side: 1 });
  if (look === null) return false;
  try {
    await storePicture(context, {
      entity_type: 'business',
      entity_id: business_id,
      role,
      bytes: look.bytes,
      original_name: nameOf(url),
      uploaded_by,
    });
    return true;
  } catch (cause) {
    if (cause instanceof UnusableFile) return false;
    throw cause;
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1)?.slice(0, 200) || 'picture';
}
