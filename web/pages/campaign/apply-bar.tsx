import { hasApplied } from '#domain/application-states.ts';
import { closedDoorWords } from '#domain/campaign-door.ts';
import { formatPayout } from '#domain/money.ts';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';

type ApplyBarProps = { campaign: CampaignDetail; now: Date };

/** At the thumb on a phone: what it pays and the way to the form. It goes while a keyboard takes its room. */
export function ApplyBar({ campaign, now }: ApplyBarProps) {
  const isKeyboardOpen = useKeyboardOpen();
  const { brief, application, creator_payout_cents } = campaign;
  const door = { ...campaign, application_deadline: brief.application_deadline };
  if (isKeyboardOpen || (application && hasApplied(application.status))) return null;
  if (closedDoorWords(door, now) !== null) return null;
  return (
    <div className="sticky bottom-16 z-20 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 py-3 md:bottom-0 lg:hidden [html:has(&)]:[--bar-bottom:9rem]">
      <p className="min-w-0">
        <span className="block type-list-money">{formatPayout(creator_payout_cents)}</span>
        <DeadlineLabel deadline={brief.application_deadline} now={now} className="text-xs" />
      </p>
      <a
        href="#apply"
        className={buttonLook({ variant: 'primary', size: 'large', className: 'max-w-60 grow' })}
      >
        Apply
      </a>
    </div>
  );
}
