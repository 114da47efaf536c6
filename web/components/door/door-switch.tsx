import { Link } from '../link.tsx';

type DoorSwitchProps = {
  question: string;
  label: string;
  className?: string;
  /** A page leads to the other page, a dialog turns into the other dialog. */
  way: { href: string } | { onPress: () => void };
};

/** The way from signing in to signing up, and back. */
export function DoorSwitch({ question, label, className = '', way }: DoorSwitchProps) {
  return (
    <p className={`text-md text-ink-2 touch:text-touch ${className}`}>
      {question}{' '}
      {'href' in way ? (
        <Link href={way.href} className={link}>
          {label}
        </Link>
      ) : (
        <button type="button" onClick={way.onPress} className={link}>
          {label}
        </button>
      )}
    </p>
  );
}

const link = 'text-link py-1 font-semibold text-ink touch:py-3';
