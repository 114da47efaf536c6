import { useEffect, useState } from 'react';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { closedReason } from '#domain/campaigns/application-window.ts';
import { formatPrice } from '#domain/format/money.ts';
import { hasApplied } from '#domain/hiring/application-states.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';

type ApplyBarProps = { campaign: CampaignDetail; now: Date };

/**
 * Pinned to the bottom on a phone: the payout and the link to the form. It hides while a keyboard is open, and beside
 * the form, which has a button of its own.
 */
export function ApplyBar({ campaign, now }: ApplyBarProps) {
  const isKeyboardOpen = useKeyboardOpen();
  const isFormSeen = useSeen('apply');
  const { brief, application, creator_payout_cents } = campaign;
  const applicationWindow = { ...campaign, application_deadline: brief.application_deadline };
  if (isKeyboardOpen || (application && hasApplied(application.status))) return null;
  if (closedReason(applicationWindow, now) !== null) return null;
  return (
    <div
      className={`${isFormSeen ? 'invisible ' : ''}sticky bottom-16 z-20 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 py-3 md:bottom-0 lg:hidden [html:has(&)]:[--bar-bottom:9rem]`}
    >
      <p className="min-w-0">
        <span className="block type-list-money">{formatPrice(creator_payout_cents)}</span>
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

/** Whether the element with this id is on the screen. */
function useSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '0px 0px -30% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
}
