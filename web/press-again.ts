/** Gives the kept press to its button, unless what it opens is open already. */
export function pressAgain(): void {
  const { pressed } = document.documentElement as { pressed?: HTMLElement | null };
  const button = pressed && (pressed.isConnected ? pressed : findNamesake(pressed));
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
}

/** A part that wakes late may be drawn anew, and its button with it. */
function findNamesake(gone: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('button[aria-expanded]');
  return [...buttons].find((button) => nameOf(button) === nameOf(gone));
}

function nameOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
