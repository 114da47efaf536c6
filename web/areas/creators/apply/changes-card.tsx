import type { VettingDecision } from '#contract/creators/profiles.ts';
import { applicationStepOf, STEP_NAMES } from '#domain/creators/application-steps.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkClock, newYorkMoment } from '#domain/format/new-york-time.ts';
import { Link } from '#web/components/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { stepHref } from './steps.ts';

type ChangesCardProps = { decision: VettingDecision; now: Date };

/** The reviewer, their note, and each requested change with a link to it. */
export function ChangesCard({ decision, now }: ChangesCardProps) {
  const { admin_name, note, items, created_at } = decision;
  const name = admin_name ?? 'Bizmeet';
  return (
    <Card as="section" aria-label="Requested changes" padded={false}>
      <div className="p-5 md:p-6">
        <div className="flex items-center gap-3.5">
          <Avatar name={name} className="size-11" />
          <div className="min-w-0">
            <p className="type-item break-words">{name} reviewed it</p>
            <p className="text-base text-ink-2">Bizmeet, {whenWords(created_at, now)}</p>
          </div>
        </div>
        {note ? <p className="mt-4 type-prose break-words whitespace-pre-line">“{note}”</p> : null}
      </div>
      <ol>
        {items.map(({ step, subject, note: what }, index) => (
          <li
            key={step + subject + what}
            className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t p-5 md:px-6"
          >
            <span
              aria-hidden="true"
              className="num grid size-7 shrink-0 place-items-center rounded-full bg-ink text-sm font-semibold text-paper"
            >
              {index + 1}
            </span>
            <div className="min-w-0 grow basis-48">
              <h2 className="type-item break-words">
                {STEP_NAMES[step]}, {subject}
              </h2>
              <p className="text-md break-words text-ink-2">{what}</p>
            </div>
            <ButtonLink render={(look) => <Link href={stepHref(applicationStepOf(step))} {...look} />}>
              Fix in {STEP_NAMES[applicationStepOf(step)]}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function whenWords(at: string, now: Date): string {
  const isToday = newYorkDate(new Date(at)) === newYorkDate(now);
  return isToday ? `today, ${newYorkClock(at)}` : newYorkMoment(at);
}
