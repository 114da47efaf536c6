import { ArrowDown, ArrowUp } from 'lucide-react';
import type { AdminPackage } from '#contract/campaigns/content-packages.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatCount } from '#domain/format/count.ts';
import { formatPayout } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { Button } from '#web/ui/button.tsx';

type PackageRowProps = {
  contentPackage: AdminPackage;
  href: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Null if it can't move further. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
};

export function PackageRow({ contentPackage, href, isOpen, onOpen, onUp, onDown }: PackageRowProps) {
  const { package_name, deliverables, low_payout_cents, high_payout_cents, campaign_count } = contentPackage;
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-3 md:px-6 ${isOpen ? 'bg-row-on' : 'hover:bg-sel'}`}
    >
      <div className="min-w-0 grow basis-56">
        <Link
          href={href}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
          className="type-item wrap-anywhere after:absolute after:inset-0"
        >
          {package_name}
        </Link>
        <p className="text-base text-ink-2">{summarizeDeliverables(deliverables)}</p>
      </div>
      <p className="num text-base md:w-36 md:text-right">
        {formatPayout(low_payout_cents)} to {formatPayout(high_payout_cents)}
      </p>
      <p className="num text-base text-ink-2 md:w-36 md:text-right">
        {campaign_count === 1 ? '1 campaign' : `${formatCount(campaign_count)} campaigns`}
      </p>
      <div className="relative flex gap-1">
        <MoveButton name={`Move ${package_name} up`} Icon={ArrowUp} onMove={onUp} />
        <MoveButton name={`Move ${package_name} down`} Icon={ArrowDown} onMove={onDown} />
      </div>
    </li>
  );
}

type MoveButtonProps = { name: string; Icon: typeof ArrowUp; onMove: (() => void) | null };

/** At the ends it is disabled rather than removed, so that it keeps the focus. */
function MoveButton({ name, Icon, onMove }: MoveButtonProps) {
  return (
    <Button
      variant="ghost"
      size="dense"
      shape="icon"
      aria-label={name}
      aria-disabled={onMove === null || undefined}
      icon={<Icon aria-hidden="true" />}
      onClick={() => onMove?.()}
    />
  );
}
