import type { PublicCreator } from '#contract/hiring/public-pages.ts';
import { shortLink } from '#domain/creators/portfolio-links.ts';

type PieceGridProps = { pieces: PublicCreator['pieces'] };

/** The chosen work. Pictures and films open on their own, links at their site. */
export function PieceGrid({ pieces }: PieceGridProps) {
  const files = pieces.filter(({ kind }) => kind !== 'link');
  const links = pieces.filter(({ kind }) => kind === 'link');
  return (
    <>
      {files.length > 0 ? (
        <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3">
          {files.map(({ id, kind, title, url, picture }) => (
            <li key={id} className="min-w-0">
              <a href={url} target="_blank" rel="noopener noreferrer" className="block">
                <span className="block aspect-4/5 overflow-hidden rounded-control bg-fill">
                  {picture ? (
                    <img
                      src={picture.url}
                      alt={picture.alt || (kind === 'film' ? 'Video' : 'Photo')}
                      width={picture.width ?? 640}
                      height={picture.height ?? 800}
                      loading="lazy"
                      decoding="async"
                      className="size-full object-cover"
                    />
                  ) : (
                    <span className="grid size-full place-items-center text-md text-ink-2">
                      {kind === 'film' ? 'Play video' : 'Open photo'}
                    </span>
                  )}
                </span>
                {title ? <span className="mt-1.5 block break-words text-sm text-ink-2">{title}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {links.length > 0 ? (
        <ul className="mt-4 grid gap-1 text-md">
          {links.map(({ id, title, url }) => (
            <li key={id} className="min-w-0 break-words">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="inline-flex min-h-8 items-center text-link"
              >
                {title || shortLink(url)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
