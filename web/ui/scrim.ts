/** The dark ground behind dialogs and sheets. */
export const scrim = [
  'fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-slow ease-out',
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-slow-out',
].join(' ');
