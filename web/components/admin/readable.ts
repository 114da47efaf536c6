/** A stored value as people read it: "pending_review" becomes "Pending review". */
export function readable(value: string): string {
  const words = value.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
