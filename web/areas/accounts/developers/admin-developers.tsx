import { ArrowLeft } from 'lucide-react';
import { AdminArea } from '#web/components/admin/admin-area.tsx';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { Link } from '#web/components/link.tsx';
import { DevelopersContent } from './developers-content.tsx';

/** The page of an admin, beside the sidebar, with Settings as its section. */
export function AdminDevelopers() {
  return (
    <AdminArea currentPath="/admin/settings">
      <AdminShell title="Developers">
        <div className="w-full max-w-[56rem] px-4 pt-4 pb-12 md:px-6">
          <Link
            href="/admin/settings#developers"
            className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded-dense px-2 text-base text-ink-2 hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0 stroke-2" />
            Settings
          </Link>
          <DevelopersContent />
        </div>
      </AdminShell>
    </AdminArea>
  );
}
