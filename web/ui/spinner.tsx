export function Spinner({ className = 'py-12' }: { className?: string }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 text-ink-2 ${className}`}>
      <SpinnerRing className="size-5" />
      Loading...
    </p>
  );
}

/** The ring alone says nothing to a screen reader: its parent has to say what is loading. */
export function SpinnerRing({ className = 'size-4' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current/35 border-t-current ${className}`}
    />
  );
}
