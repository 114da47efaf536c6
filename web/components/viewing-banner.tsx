import { Eye } from 'lucide-react';
import { fullStop } from './full-stop.ts';
import { Link } from './link.tsx';

/** Shown first on every page an admin views as a business. */
export function ViewingBanner({ businessName }: { businessName: string }) {
  return (
    <aside aria-label="Read-only view" className="bg-yellow-tint text-yellow-text">
      <div className="flex flex-wrap items-center gap-x-6 px-4 md:px-10">
        <p className="flex min-w-0 items-start gap-2 py-3 text-base font-semibold">
          <Eye aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          <span className="min-w-0 break-words">Viewing as {fullStop(businessName)} Read only.</span>
        </p>
        <Link href="/admin" className="inline-flex min-h-11 items-center text-base font-semibold text-link">
          Back to admin
        </Link>
      </div>
    </aside>
  );
}
