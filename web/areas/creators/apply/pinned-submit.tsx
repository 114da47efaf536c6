/** Lets Enter in a field press the button at the foot of the page, which is outside the form. */
export function PinnedSubmit() {
  return <input type="submit" hidden tabIndex={-1} aria-hidden="true" />;
}
