import { Link } from './link.tsx';

/** The first tab stop; the page's main element has the id `main`. */
export function SkipLink() {
  return (
    <Link href="#main" className="skip-link">
      Skip to main content
    </Link>
  );
}
