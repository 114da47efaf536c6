import { Link } from './link.tsx';

/** The first tab stop; the page's main element has the id `main`. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      className="print:hidden fixed top-2 inline-flex min-h-11 items-center left-2 z-60 -translate-y-16 rounded-control bg-ink px-4 font-semibold text-paper focus:translate-y-0"
    >
      Skip to main content
    </Link>
  );
}
