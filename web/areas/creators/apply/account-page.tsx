import { ArrowLeft } from 'lucide-react';
import { AreaLayout } from '#web/components/area-layout.tsx';
import type { OwnAccount } from '#web/components/home/account-sections.tsx';
import { Link } from '#web/components/link.tsx';
import { AccountSettings } from '#web/components/settings/account-settings.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';

type AccountPageProps = OwnAccount & { bar: AppBarProps; back: { href: string; label: string } };

/** Applicants have no settings page, so their account is a view of the application. */
export function AccountPage({ bar, back, ...own }: AccountPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-[47.5rem] px-5 pt-4 pb-12 md:px-8 md:pt-7">
        <Link
          href={back.href}
          className="inline-flex min-h-11 items-center gap-2 text-base text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
          {back.label}
        </Link>
        <h1 className="type-page-title mt-2 mb-9">Account</h1>
        <AccountSettings {...own} sections={['notifications', 'sign-in', 'leaving']} />
      </div>
    </AreaLayout>
  );
}
