/** The brief says something else than when one applied. */
export function BriefChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <section
      aria-labelledby="changes-title"
      className="mt-6 rounded-large bg-yellow-tint p-5 text-yellow-text"
    >
      <h2 id="changes-title" className="type-item">
        The brief changed since you applied
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-md">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </section>
  );
}
