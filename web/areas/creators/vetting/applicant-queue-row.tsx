import type { ApplicantRow } from '#contract/creators/vetting.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { displayName } from '#domain/format/display-name.ts';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { ageWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

type ApplicantQueueRowProps = {
  applicant: ApplicantRow;
  isOpen: boolean;
  href: string;
  onOpen: () => void;
  /** Both are set during bulk selection. */
  isChosen?: boolean;
  onChoose?: (on: boolean) => void;
};

export function ApplicantQueueRow(props: ApplicantQueueRowProps) {
  const { applicant, isOpen, href, onOpen, isChosen = false, onChoose } = props;
  const now = useNow();
  const name = displayName({ ...applicant, email: null });
  const { platform, followers, neighborhood_name, submitted_at, submission_count } = applicant;
  return (
    <li
      className={`flex border-line border-b ${isOpen ? 'lg:bg-row-on lg:shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-sel'}`}
    >
      {onChoose ? (
        <Checkbox
          labelHidden
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="flex items-center pl-4 md:pl-6"
        >
          Select {name}
        </Checkbox>
      ) : null}
      <Link
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
        className="flex min-h-15.5 min-w-0 grow items-center gap-3 px-4 py-2 -outline-offset-2 md:pl-6"
      >
        <Avatar name={name} src={applicant.avatar_url} className="size-10.5" />
        <span className="min-w-0 grow">
          <span className="block truncate text-md font-semibold">{name}</span>
          <span className="num flex items-center gap-1.5 text-dense text-ink-2">
            {platform && followers !== null ? (
              <>
                <PlatformIcon platform={platform} className="size-3.5" />
                <span className="sr-only">{PLATFORM_NAMES[platform]}</span>
                {shortCount(followers)}
              </>
            ) : null}
            <span className="truncate">{neighborhood_name}</span>
          </span>
        </span>
        <span className={`num shrink-0 text-right text-dense ${isOpen ? 'font-semibold' : 'text-ink-2'}`}>
          {submitted_at ? ageWords(submitted_at, now) : ''}
          {submission_count > 1 ? (
            <span className="block text-xs font-normal text-ink-3">{tryWords(submission_count)}</span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

function tryWords(count: number): string {
  if (count === 2) return '2nd application';
  return count === 3 ? '3rd application' : `Application ${count}`;
}
