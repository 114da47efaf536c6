import type { Early, Typed } from './keep-early.ts';

/** From here on the page hears, but for its parts that are asleep. */
export function beginToHear(): void {
  (document.documentElement as Early).isHeard = true;
}

/** Gives back what was written into fields before React took them over, which empties those whose words it holds. */
export function giveBack(): void {
  const { typed } = document.documentElement as Early;
  for (const [field, text] of typed ?? []) {
    if (!field.isConnected) continue;
    // Has React take over the part around it, if it has not yet.
    tell(field);
    // React knows what was set by the field's own `value`, and is told of what differs from that.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    tell(field);
  }
}

function tell(field: Typed): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Every part is awake: what is still kept is done. */
export function catchUp(): void {
  giveBack();
  // A password may be among them.
  (document.documentElement as Early).typed?.clear();
  // What was written is known to the page by then.
  queueMicrotask(pressAgain);
}

/** Gives the kept press to its button, unless what it opens is open already. */
function pressAgain(): void {
  const { pressed } = document.documentElement as Early;
  const button = pressed && (pressed.isConnected ? pressed : findNamesake(pressed));
  if (button && button.getAttribute('aria-expanded') !== 'true') button.click();
}

/** A part that wakes late may be drawn anew, and its button with it. Of several alike none is taken for the other. */
function findNamesake(gone: HTMLElement): HTMLElement | undefined {
  const alike = [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) => nameOf(button) === nameOf(gone),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function nameOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
