import { Link } from '#web/components/link.tsx';

type DisputeLinkProps = { href: string };

/** The way out where two cannot agree, with what it does. */
export function DisputeLink({ href }: DisputeLinkProps) {
  return (
    <p className="text-md text-ink-2">
      Cannot agree?{' '}
      <Link href={href} className="font-semibold text-ink text-link">
        Open a dispute
      </Link>
      . It stops every clock here and freezes only the part in question.
    </p>
  );
}
