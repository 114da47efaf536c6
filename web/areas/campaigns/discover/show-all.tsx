type ShowAllProps = { count: number; isExpanded: boolean; onChange: (isExpanded: boolean) => void };

/** Expands a list that shows only its first entries. */
export function ShowAll({ count, isExpanded, onChange }: ShowAllProps) {
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      onClick={() => onChange(!isExpanded)}
      className="show-all"
    >
      {isExpanded ? 'Show fewer' : `Show all ${count}`}
    </button>
  );
}
