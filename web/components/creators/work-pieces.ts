import type { MediaFile } from '#contract/media.ts';
import type { LinkPlatform } from '#domain/portfolio-links.ts';
import type { PortfolioLink } from '#web/api/generated/types.gen.ts';

/** Something somebody made: a file shown here, or a post that is opened where it lives. */
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

/** Files first, in the creator’s own order, then posts. One nobody but the creator can open is left out. */
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

/** The kinds there are with how many of each; none where there is only one kind to choose from. */
export function countKinds(pieces: readonly WorkPiece[]): { kind: PieceKind; count: number }[] {
  const counts = KINDS.map((kind) => ({
    kind,
    count: pieces.filter((piece) => piece.kind === kind).length,
  })).filter(({ count }) => count > 0);
  return counts.length > 1 ? counts : [];
}

/** The large tile and whole rows after it, on three columns and on four. */
export const SHOWN_AT_FIRST = 9;
export const SHOWN_MORE = 12;
