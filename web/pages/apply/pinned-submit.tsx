/** Enter in a field does what the button at the foot of the page does, which stands outside of the form. */
export function PinnedSubmit() {
  return <input type="submit" hidden tabIndex={-1} aria-hidden="true" />;
}
