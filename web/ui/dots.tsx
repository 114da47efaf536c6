type DotsProps = { count: number /** From 1. */; current: number; className?: string };

/** A compact progress indicator for a wizard. */
export function Dots({ count, current, className = '' }: DotsProps) {
  return (
    <div
      role="img"
      aria-label={`Step ${current} of ${count}`}
      className={`inline-flex items-center *:not-first:before:h-0.75 *:not-first:before:w-7 ${className}`}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((step) => (
        <span
          key={step}
          className={`flex items-center ${step <= current ? 'before:bg-ink' : 'before:bg-line-strong'}`}
        >
          <span className={`size-3.5 rounded-full forced-colors:border ${dot(step, current)}`} />
        </span>
      ))}
    </div>
  );
}

function dot(step: number, current: number) {
  if (step === current) return 'bg-accent forced-colors:bg-[Highlight]';
  return step < current ? 'bg-ink' : 'border-3 border-line-strong';
}
