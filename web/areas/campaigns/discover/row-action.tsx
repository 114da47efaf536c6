import { ArrowRight, Check, Send } from 'lucide-react';
import type { Role } from '#domain/accounts/roles.ts';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import { Link } from '#web/components/link.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';

type RowActionProps = {
  role: Role | null;
  href: string;
  title: string;
  hasApplied: boolean;
  status: ApplicationStatus | null;
  /** The date of the application or of its acceptance. */
  since: string | null;
  now: Date;
};

/** The action of a row: creators apply or see their status, everyone else views the campaign. */
export function RowAction({ role, ...campaign }: RowActionProps) {
  const { href, title } = campaign;
  if (role === 'creator') return <CreatorAction {...campaign} />;
  if (role === null || role === 'applicant') {
    return (
      <Link href={href} className={buttonLook({ className: 'md:min-w-28' })}>
        View<span className="sr-only"> {title}</span>
      </Link>
    );
  }
  return (
    <Link href={href} aria-label={`See ${title}`} className={buttonLook({ shape: 'icon' })}>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

function CreatorAction({ href, title, hasApplied, status, since, now }: Omit<RowActionProps, 'role'>) {
  const day = since ? ` ${dayWords(since, now)}` : '';
  if (status === 'accepted') {
    return (
      <Badge tone="money" icon={<Check aria-hidden="true" />} className="h-8!">
        Accepted{day}
      </Badge>
    );
  }
  if (hasApplied) {
    return (
      <Badge tone="outline" icon={<Send aria-hidden="true" />} className="h-8!">
        Applied{day}
      </Badge>
    );
  }
  return (
    <Link href={`${href}#apply`} className="row-apply">
      Apply<span className="sr-only">{` to ${title}`}</span>
    </Link>
  );
}
