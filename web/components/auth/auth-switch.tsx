import { Link } from '#web/components/link.tsx';

type AuthSwitchProps = {
  question: string;
  label: string;
  className?: string;
  /** A page links to the other page, a dialog switches to the other dialog. */
  way: { href: string } | { onPress: () => void };
};

/** The link between sign-in and sign-up. */
export function AuthSwitch({ question, label, className = '', way }: AuthSwitchProps) {
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
