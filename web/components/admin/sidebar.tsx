import { PanelLeft, Search } from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { useAuth } from '#web/session/use-auth.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useAdminFrame } from './admin-frame-context.ts';
import { isCurrentSection, sectionsFor } from './admin-sections.ts';
import { SidebarFoot } from './sidebar-foot.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import type { SidebarProps } from './sidebar-props.ts';

/** 16rem wide, or 3rem with icons only and labels as tooltips. */
export function Sidebar({ open, onToggle, ...rest }: SidebarProps & { open: boolean; onToggle: () => void }) {
  return (
    <aside
      aria-label="Admin"
      data-sidebar={open ? 'open' : 'closed'}
      className={`sticky top-0 flex h-dvh shrink-0 flex-col border-line border-r bg-sunken transition-[width] duration-slow ease-out max-md:hidden print:hidden ${open ? 'w-64' : 'w-12'}`}
    >
      <div
        className={`flex h-16 shrink-0 items-center ${open ? 'justify-between pr-3 pl-5' : 'justify-center'}`}
      >
        <Link href="/admin" className="flex rounded-control">
          <Logo word={open} />
        </Link>
        {open ? <ToggleButton open onToggle={onToggle} /> : null}
      </div>
      <SidebarNav {...rest} isNarrow={!open} />
      {open ? null : (
        <div className="flex justify-center py-2">
          <ToggleButton open={false} onToggle={onToggle} />
        </div>
      )}
      <SidebarFoot {...rest} isNarrow={!open} />
    </aside>
  );
}

/** The grouped sections, for the sidebar and the sheet on a phone. */
export function SidebarNav({ waiting, currentPath, isNarrow }: SidebarProps & { isNarrow: boolean }) {
  const { user } = useAuth();
  return (
    <nav aria-label="Admin pages" className="min-h-0 grow overflow-y-auto overscroll-contain py-2">
      <SearchButton isNarrow={isNarrow} />
      {sectionsFor(user).map((group, place) => (
        <ul
          key={group[0]?.href}
          className={`${isNarrow ? 'px-1.5' : 'px-3'} ${place > 0 ? "mt-2 pt-2 before:mx-2 before:mb-2 before:block before:h-px before:bg-line before:content-['']" : ''}`}
        >
          {group.map((section) => (
            <li key={section.href}>
              <SidebarLink
                section={section}
                isCurrent={isCurrentSection(section, currentPath)}
                isNarrow={isNarrow}
                count={section.waiting ? (waiting[section.waiting.count] ?? 0) : 0}
              />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function SearchButton({ isNarrow }: { isNarrow: boolean }) {
  const { openSearch } = useAdminFrame();
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
      className={`mb-2 flex h-9 w-full items-center rounded-control border border-control bg-surface text-base text-ink-2 hover:text-ink touch:h-11 ${isNarrow ? 'justify-center' : 'gap-3 px-2.5'}`}
    >
      <Search aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
      <span className={isNarrow ? 'sr-only' : 'min-w-0 grow truncate text-left'}>Search everything</span>
      {isNarrow ? null : (
        <span aria-hidden="true" className="kbd max-md:hidden">
          Ctrl K
        </span>
      )}
    </button>
  );
  return (
    <div className={isNarrow ? 'px-1.5' : 'px-3'}>
      {isNarrow ? (
        <Tooltip label="Search everything, Ctrl+K" side="right">
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </div>
  );
}

function ToggleButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const label = open ? 'Collapse sidebar' : 'Expand sidebar';
  return (
    <Tooltip label={`${label}, Ctrl+B`} side="right">
      <button
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
        className="grid size-9 place-items-center rounded-control text-ink-2 hover:wash hover:text-ink touch:size-11"
      >
        <PanelLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
      </button>
    </Tooltip>
  );
}
