import type { FormEvent } from 'react';

/**
 * Keeps the submitting of a form inside its dialog. React passes the event on to the form that the dialog was opened
 * from, which would be sent too.
 */
export function keepSubmit(event: FormEvent): void {
  event.stopPropagation();
}
