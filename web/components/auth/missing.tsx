/** An error in two parts: what is missing, and what to do. */
export function Missing({ what, children }: { what: string; children: string }) {
  return (
    <span>
      <strong className="font-semibold">{what}</strong>. <span>{children}</span>
    </span>
  );
}
