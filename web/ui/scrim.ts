/** The backdrop of dialogs and sheets, on the same level as them: the latest covers those before it. */
export const scrim = [
  'fixed inset-0 z-50 min-h-dvh bg-scrim transition-opacity duration-slow ease-out',
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-slow-out',
].join(' ');
