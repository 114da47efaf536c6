/** Finds fields by their name in the request; the first of several with the same name. */
export function focusField(form: HTMLElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
