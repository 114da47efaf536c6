import { Link } from '#web/components/link.tsx';

type DisputeLinkProps = { href: string };

/** The link to open a dispute, with its consequences. */
export function DisputeLink({ href }: DisputeLinkProps) {
  return (
    <p className="text-md text-ink-2">
      Can’t agree?{' '}
      <Link href={href} className="font-semibold text-ink text-link">
        Open a dispute
      </Link>
      . It pauses all deadlines and freezes only the disputed part.
    </p>
  );
}
