import {
  BadgeCheck,
  Banknote,
  BellRing,
  FileWarning,
  Flag,
  Landmark,
  LifeBuoy,
  MailWarning,
  MessageSquareWarning,
  Scale,
  Undo2,
  Unplug,
  UserPlus,
  Wrench,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Overview, WaitingWork } from '#contract/admin/overview.ts';
import { WAITING_TITLES } from '#domain/admin/waiting.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { WAITING_WORDS } from './overview-words.ts';

const ICONS: Record<WaitingWork['kind'], ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>> = {
  alarms: BellRing,
  applicants: UserPlus,
  disputes: Scale,
  support: LifeBuoy,
  chargebacks: Landmark,
  refunds: Undo2,
  payouts: Banknote,
  approvals: BadgeCheck,
  ratings: Flag,
  reports: MessageSquareWarning,
  emails: MailWarning,
  connections: Unplug,
  files: FileWarning,
  jobs: Wrench,
};

type TodoListProps = { overview: Overview; now: Date };

export function TodoList({ overview, now }: TodoListProps) {
  if (overview.waiting.length === 0) {
    return (
      <Card className="text-md text-ink-2">
        Applicants, disputes, support requests, failed payments, emails and files that need you appear here.
      </Card>
    );
  }
  return (
    <Card padded={false}>
      <ul>
        {overview.waiting.map((work, place) => (
          <TodoRow key={work.kind} work={work} overview={overview} now={now} isFirst={place === 0} />
        ))}
      </ul>
    </Card>
  );
}

type TodoRowProps = TodoListProps & { work: WaitingWork; isFirst: boolean };

function TodoRow({ work, overview, now, isFirst }: TodoRowProps) {
  const title = WAITING_TITLES[work.kind];
  const { hint, path, verb } = WAITING_WORDS[work.kind];
  const Icon = ICONS[work.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b px-5 py-4 last:border-b-0 md:px-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-fill text-ink-2 max-lg:hidden">
        <Icon aria-hidden="true" className="size-5 stroke-[1.75]" />
      </span>
      <span className="num min-w-14 text-[1.875rem] leading-none font-money tracking-[-0.035em]">
        {work.count}
      </span>
      <span className="min-w-0 grow basis-40">
        <span className="block type-item">{title}</span>
        <span className="num block text-base text-ink-2">
          {work.since ? `${hint} ${momentWords(work.since, now)}` : hint}
        </span>
      </span>
      {work.kind === 'applicants' ? <Due applicants={overview.applicants} now={now} /> : null}
      <ButtonLink
        href={path}
        variant={isFirst ? 'primary' : 'secondary'}
        className="max-md:w-full lg:min-w-40"
      >
        {verb}
      </ButtonLink>
    </li>
  );
}

function Due({ applicants, now }: Pick<Overview, 'applicants'> & { now: Date }) {
  const { overdue, due_soon, next_due_at } = applicants;
  if (overdue > 0) return <span className="num mark text-base">{overdue} overdue</span>;
  if (due_soon > 0 && next_due_at) {
    return <span className="num mark text-base">Due {momentWords(next_due_at, now)}</span>;
  }
  return next_due_at ? (
    <span className="num text-base text-ink-2">Due {momentWords(next_due_at, now)}</span>
  ) : null;
}
