import { Link } from '#web/components/link.tsx';
import { Count } from '#web/ui/count.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { AdminSection } from './admin-sections.ts';

interface SidebarLinkProps {
  section: AdminSection;
  isCurrent: boolean;
  isNarrow: boolean;
  count: number;
}

export function SidebarLink({ section, isCurrent, isNarrow, count }: SidebarLinkProps) {
  const { title, href, Icon, waiting } = section;
  const badge = count > 0 && waiting ? <Count tone="accent" value={count} of={waiting.of} /> : null;
  const link = (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`relative flex h-9 items-center rounded-control border border-transparent text-base font-medium text-ink-2 transition-colors hover:wash hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink touch:h-11 mt-1 ${isNarrow ? 'justify-center' : 'gap-3 px-2.5'}`}
    >
      <Icon
        aria-hidden="true"
        className={`size-4.5 shrink-0 stroke-[1.75] ${isCurrent ? 'text-accent' : ''}`}
      />
      <span className={isNarrow ? 'sr-only' : 'min-w-0 grow truncate'}>{title}</span>
      {badge && isNarrow ? <span className="absolute -top-1.5 -right-1.5 scale-85">{badge}</span> : badge}
    </Link>
  );
  return isNarrow ? (
    <Tooltip label={title} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
