import { ArrowLeft, Check, Pencil } from 'lucide-react';
import type { FundingPage } from '#contract/money/fundings.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { Link } from '#web/components/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

/** The bar of the payment page: back to the campaign, its name, and a note that the draft is saved. */
export function FundBar({ campaign }: Pick<FundingPage, 'campaign'>) {
  const { title, status, updated_at, identifier } = campaign;
  const isUnpaid = status === 'draft' || status === 'awaiting_funding';
  const way = isUnpaid ? `/business/campaigns/${identifier}/edit` : `/business/campaigns/${identifier}`;
  return (
    <header className="border-line border-b bg-paper">
      <div className="flex h-14 items-center gap-3 px-2 md:h-16 md:gap-4 md:px-8">
        <ButtonLink
          variant="ghost"
          shape="icon"
          size="touch"
          icon={<ArrowLeft aria-hidden="true" />}
          render={({ className, children }) => (
            <Link href={way} aria-label={`Back to ${title}`} className={className}>
              {children}
            </Link>
          )}
        />
        <Link href="/business" aria-label="Dashboard" className="rounded-control max-md:hidden">
          <LogoMark className="size-7.5" />
        </Link>
        <p className="min-w-0 truncate type-item">{title}</p>
        {isUnpaid ? (
          <Badge tone="outline" icon={<Pencil aria-hidden="true" />} className="max-md:hidden">
            Draft
          </Badge>
        ) : null}
        <p className="ml-auto flex shrink-0 items-center gap-1.5 pr-2 text-sm text-ink-2">
          <Check aria-hidden="true" className="size-4 stroke-[1.75]" />
          <span>
            Saved<span className="max-md:hidden"> at {newYorkClock(updated_at)}</span>
          </span>
        </p>
      </div>
    </header>
  );
}
