import type { Early, Typed } from './capture-early-input.ts';

/** Marks the page as hydrated; parts whose code is still loading stay marked `data-unhydrated`. */
export function markHydrated(): void {
  (document.documentElement as Early).isHydrated = true;
}

/** Restores what was typed and ticked before hydration: React resets a field whose value it doesn't know. */
export function restoreTyped(): void {
  const { typed } = document.documentElement as Early;
  // A copy, because the events below are captured too.
  for (const [field, value] of [...(typed ?? [])]) {
    if (!field.isConnected) continue;
    // The event makes React hydrate the part around the field, if it hasn't yet.
    tell(field);
    if (typeof value === 'boolean') tick(field as HTMLInputElement, value);
    else fill(field, value);
  }
}

function fill(field: Typed, text: string): void {
  // React already knows values set through the field's own `value`, and only reports changes from them.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  tell(field);
}

/** React learns of a box from its click, which must not replace the press captured before. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  const early = document.documentElement as Early;
  const { pressed = null } = early;
  if (box.checked !== isTicked) box.click();
  early.pressed = pressed;
}

function tell(field: Typed): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs when every part is hydrated: replays the input captured before. */
export function replayEarlyInput(): void {
  restoreTyped();
  // It may include a password.
  (document.documentElement as Early).typed?.clear();
  // By then React has processed the typed text.
  queueMicrotask(pressAgain);
}

/** Repeats the captured press, unless what the button opens is already open. */
function pressAgain(): void {
  const { pressed } = document.documentElement as Early;
  const button = pressed && (pressed.isConnected ? pressed : findNamesake(pressed));
  if (button && button.getAttribute('aria-expanded') !== 'true') button.click();
}

/** A part that hydrates late may replace its button. If several buttons have the same name, none is pressed. */
function findNamesake(gone: HTMLElement): HTMLElement | undefined {
  const alike = [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) => nameOf(button) === nameOf(gone),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function nameOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
