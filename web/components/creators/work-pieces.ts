import type { MediaFile } from '#contract/base/media.ts';
import type { PortfolioLink } from '#contract/creators/profiles.ts';
import type { LinkPlatform } from '#domain/creators/portfolio-links.ts';

/** A piece of work: a file shown here, or a post that opens on its platform. */
export type WorkPiece =
  | { key: string; kind: 'photo' | 'video'; file: MediaFile }
  | { key: string; kind: LinkPlatform; link: PortfolioLink };
export type PieceKind = WorkPiece['kind'];

const KINDS = ['video', 'photo', 'tiktok', 'instagram', 'youtube', 'other'] as const;

export const KIND_NAMES: Record<PieceKind, string> = {
  video: 'Videos',
  photo: 'Photos',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  other: 'Elsewhere',
};

/** Files first, in the creator’s own order, then posts. A post that isn't public is left out. */
export function listPieces(files: readonly MediaFile[], links: readonly PortfolioLink[]): WorkPiece[] {
  return [
    ...files
      .filter(({ status }) => status === 'ready')
      .map((file): WorkPiece => {
        const kind = file.content_type.startsWith('video/') ? 'video' : 'photo';
        return { key: file.id, kind, file };
      }),
    ...links
      .filter(({ is_public }) => is_public !== false)
      .map((link): WorkPiece => ({ key: link.id, kind: link.platform, link })),
  ];
}

/** The existing kinds with their counts; empty if there is only one kind. */
export function countKinds(pieces: readonly WorkPiece[]): { kind: PieceKind; count: number }[] {
  const counts = KINDS.map((kind) => ({
    kind,
    count: pieces.filter((piece) => piece.kind === kind).length,
  })).filter(({ count }) => count > 0);
  return counts.length > 1 ? counts : [];
}

/** These fill the large tile and the following rows, in three columns and in four. */
export const SHOWN_AT_FIRST = 9;
export const SHOWN_MORE = 12;
