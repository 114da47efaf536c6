import { deadlineLabel, isUrgent } from '#domain/format/deadlines.ts';
import { Link } from '#web/components/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import type { Work } from './work-words.ts';

type WorkItemProps = { work: Work; now: Date; isFirst: boolean; isReadOnly: boolean };

/** One to-do from a campaign, with its link. */
export function WorkItem({ work, now, isFirst, isReadOnly }: WorkItemProps) {
  const { title, text, verb, href, due_on } = work;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-line px-5 py-5 not-first:border-t md:px-6">
      <Picture work={work} />
      <div className="min-w-0 grow basis-40">
        <h2 className="type-item wrap-anywhere">{title}</h2>
        <p className="text-md wrap-anywhere text-ink-2">{text}</p>
      </div>
      {due_on ? (
        <time
          dateTime={due_on}
          className={`num text-md whitespace-nowrap ${isUrgent(due_on, now) ? 'mark' : 'text-ink-2'}`}
        >
          {deadlineLabel(due_on, now)}
        </time>
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

/** The draft or the faces; an icon where there is neither. */
function Picture({ work: { Icon, picture } }: { work: Work }) {
  const [first, second] = picture?.faces ?? [];
  if (picture?.still_url) {
    return (
      <img
        src={picture.still_url}
        alt=""
        width={56}
        height={70}
        loading="lazy"
        decoding="async"
        className="h-17.5 w-14 shrink-0 rounded-control bg-fill object-cover"
      />
    );
  }
  if (first === undefined) {
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-fill text-ink-2">
        <Icon aria-hidden="true" className="size-5.5 stroke-[1.75]" />
      </span>
    );
  }
  if (second === undefined) {
    return <Avatar name={first.creator_name} src={first.avatar_url} className="size-14" />;
  }
  return (
    <FaceColors names={[first.creator_name, second.creator_name]}>
      <span className="relative block size-14 shrink-0">
        <Avatar name={first.creator_name} src={first.avatar_url} className="absolute size-9" />
        <Avatar
          name={second.creator_name}
          src={second.avatar_url}
          className="absolute right-0 bottom-0 size-9 ring-2 ring-surface"
        />
      </span>
    </FaceColors>
  );
}
