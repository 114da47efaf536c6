import { isVideoType } from '#domain/base/media.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { findWrongKind } from '#domain/work/file-kinds.ts';
import { Problem } from '#server/platform/errors.ts';

/** Refuses a still where a video is due, and a video where a photo is. */
export function requireKind(
  { kind }: { kind: DeliverableKind },
  files: readonly { original_name: string; content_type: string }[],
): void {
  for (const { original_name, content_type } of files) {
    const wrong = findWrongKind(kind, { original_name, is_video: isVideoType(content_type) });
    if (wrong !== null) throw new Problem('conflict', wrong);
  }
}
