/** Brings the focus to a field by its name, or to the group of choices that goes by it. */
export function focusPart(name: string): void {
  const found =
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
    document.getElementById(`${name}-choices`);
  found?.focus();
}
