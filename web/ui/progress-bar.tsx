type ProgressBarProps = {
  /** Names the task, for screen readers. */
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The text of the bar, such as "Uploading, 62%". */
  words: string;
  className?: string;
};

export function ProgressBar({ label, value, words, className = '' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-1 min-w-12 flex-1 overflow-hidden rounded-full bg-line forced-colors:outline"
      >
        <div
          className="h-full rounded-full bg-ink transition-[width] duration-slow ease-out forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
      <span aria-hidden="true" className="num text-sm whitespace-nowrap text-ink-2">
        {words}
      </span>
    </div>
  );
}
