import { ArrowLeft } from 'lucide-react';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { DevelopersContent } from './developers-content.tsx';

type DevelopersPageProps = { bar: AppBarProps };

/** One page for businesses, creators and admins. */
export function DevelopersPage({ bar }: DevelopersPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto w-full max-w-[52rem] px-5 pt-8 pb-18 md:px-8 md:pt-12">
        <Link
          href="/settings#developers"
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-dense px-2 text-base text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          Settings
        </Link>
        <h1 className="mb-3 type-page-title">Developers</h1>
        <DevelopersContent />
      </div>
    </AreaLayout>
  );
}
