import { Check, CircleAlert, CircleHelp, Link2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PortfolioLink } from '#contract/creators/profiles.ts';
import { type LinkFinding, shortLink } from '#domain/creators/portfolio-links.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Button } from '#web/ui/button.tsx';

type PortfolioLinkRowProps = {
  link: PortfolioLink;
  /** True while an answer may still come. */
  isLooking: boolean;
  onRemove: () => void;
  /** Further actions. */
  children?: ReactNode;
};

export function PortfolioLinkRow({ link, isLooking, onRemove, children }: PortfolioLinkRowProps) {
  const { finding, platform, url, title } = link;
  const isWrong = finding === 'private' || finding === 'missing';
  return (
    <li className="min-w-0">
      <div className="flex items-center gap-1">
        <div
          className={`flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-control border bg-surface px-3.5 text-md ${isWrong ? 'border-danger inset-ring inset-ring-danger' : 'border-line-strong'}`}
        >
          {platform === 'other' ? (
            <Link2 aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          ) : (
            <PlatformIcon platform={platform} className="size-5 shrink-0" />
          )}
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="min-w-0 grow truncate">
            {shortLink(url)}
          </a>
          {finding === 'public' ? (
            <Check aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          ) : null}
        </div>
        {children}
        <Button
          variant="ghost"
          shape="icon"
          size="touch"
          aria-label={`Remove ${title ?? shortLink(url)}`}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <p aria-live="polite" className="mt-1.5 text-hint text-ink-3">
        <Finding finding={finding} title={title} isLooking={isLooking} />
      </p>
    </li>
  );
}

type FindingProps = { finding: LinkFinding | null; title: string | null; isLooking: boolean };

/** The result of opening the link without signing in. */
function Finding({ finding, title, isLooking }: FindingProps) {
  switch (finding) {
    case 'public':
      return <span className="break-words">{title ? `Public. ${title}` : 'Public'}</span>;
    case 'private':
      return (
        <LinkProblem>
          Make this post public, or use another link. Right now only your followers can see it.
        </LinkProblem>
      );
    case 'missing':
      return <LinkProblem>We couldn’t find a post there. Check the link or use another one.</LinkProblem>;
    case 'unclear':
      return (
        <span className="flex items-start gap-1.75">
          <CircleHelp aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
          We couldn’t check this link. Make sure it’s right: your reviewer will open it.
        </span>
      );
    default:
      return isLooking ? 'Checking if it’s public' : 'Not checked yet. You can continue while we check it.';
  }
}

function LinkProblem({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.75 text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
      {children}
    </span>
  );
}
