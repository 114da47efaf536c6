type ShowAllProps = { count: number; isExpanded: boolean; onChange: (isExpanded: boolean) => void };

/** Expands a list that shows only its first entries. */
export function ShowAll({ count, isExpanded, onChange }: ShowAllProps) {
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      onClick={() => onChange(!isExpanded)}
      className="mt-2 inline-flex min-h-6 items-center text-sm font-medium text-ink-2 text-link hover:text-ink touch:min-h-11 touch:text-md"
    >
      {isExpanded ? 'Show fewer' : `Show all ${count}`}
    </button>
  );
}
