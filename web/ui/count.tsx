type CountProps = {
  value: number;
  /** Accent only for items that need a person. */
  tone?: 'accent' | 'quiet';
  /** The counted items, for screen readers: "unread messages". */
  of?: string;
  className?: string;
};

const MOST = 99;
const TONES = { accent: 'bg-accent text-white', quiet: 'bg-fill text-ink-2' };

export function Count({ value, tone = 'quiet', of, className = '' }: CountProps) {
  return (
    <span className={`num count ${TONES[tone]} ${className}`}>
      <span>
        {value > MOST ? `${MOST}+` : value}
        {of ? <span className="sr-only"> {of}</span> : null}
      </span>
    </span>
  );
}
