type ShowAllProps = { count: number; isWhole: boolean; onChange: (isWhole: boolean) => void };

/** Expands a list that shows only its first entries. */
export function ShowAll({ count, isWhole, onChange }: ShowAllProps) {
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      onClick={() => onChange(!isWhole)}
      className="mt-2 inline-flex min-h-6 items-center text-sm font-medium text-ink-2 text-link hover:text-ink touch:min-h-11 touch:text-md"
    >
      {isWhole ? 'Show fewer' : `Show all ${count}`}
    </button>
  );
}
