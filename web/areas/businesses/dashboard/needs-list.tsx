import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { needWords } from './need-words.ts';
import { WorkItem } from './work-item.tsx';
import type { Work } from './work-words.ts';

type Needs = BusinessOverview['needs'];

type NeedsListProps = {
  work: readonly Work[];
  needs: Needs;
  now: Date;
  isReadOnly: boolean;
  /** The primary button is above the list. */
  isSecond: boolean;
};

/** The business's to-dos, most urgent first; only the first has a primary button. */
export function NeedsList({ work, needs, now, isReadOnly, isSecond }: NeedsListProps) {
  return (
    <Card padded={false}>
      <ul aria-label="Needs your attention">
        {work.map((one, index) => (
          <WorkItem
            key={one.key}
            work={one}
            now={now}
            isFirst={index === 0 && !isSecond}
            isReadOnly={isReadOnly}
          />
        ))}
        {needs.map((need, index) => (
          <NeedItem
            key={`${need.kind} ${need.subject}`}
            need={need}
            now={now}
            isFirst={index === 0 && work.length === 0 && !isSecond}
            isReadOnly={isReadOnly}
          />
        ))}
      </ul>
    </Card>
  );
}

type NeedItemProps = { need: Needs[number]; now: Date; isFirst: boolean; isReadOnly: boolean };

function NeedItem({ need, now, isFirst, isReadOnly }: NeedItemProps) {
  const { Icon, title, text, verb, href } = needWords(need);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-line px-5 py-5 not-first:border-t md:px-6">
      <span className="grid size-14 shrink-0 place-items-center rounded-control border border-line-strong border-dashed text-ink-2">
        <Icon aria-hidden="true" className="size-5.5 stroke-[1.75]" />
      </span>
      <div className="min-w-0 grow basis-40">
        <h2 className="type-item wrap-anywhere">{title}</h2>
        <p className="text-md wrap-anywhere text-ink-2">{text}</p>
      </div>
      {need.due_at ? (
        <span className="num mark text-md whitespace-nowrap">{leftWords(need.due_at, now)}</span>
      ) : null}
      {isReadOnly ? null : (
        <ButtonLink
          variant={isFirst ? 'primary' : 'secondary'}
          size="touch"
          className="max-sm:grow md:min-w-36"
          render={(look) => <Link href={href} aria-label={`${verb}: ${title}`} {...look} />}
        >
          {verb}
        </ButtonLink>
      )}
    </li>
  );
}

/** "2 days left", "18 hours left". */
function leftWords(dueAt: string, now: Date): string {
  const hours = Math.max(1, Math.ceil((Date.parse(dueAt) - now.getTime()) / 3_600_000));
  const [count, unit] = hours > 24 ? [Math.ceil(hours / 24), 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}
