/** Waits out a press: what appears during one can push away what it was meant for. */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run();
  else window.addEventListener('mouseup', () => setTimeout(run), { once: true });
}
