import { look } from './look.ts';

/** The box of every field. Focus thickens its border to 2px instead of adding a ring. */
export const fieldFrame = look({
  base: [
    'flex w-full items-center border -outline-offset-1 outline-ink transition-colors duration-fast ease-out',
    'focus-visible:border-ink focus-visible:outline-2',
    'has-[:is(input,textarea):focus-visible]:border-ink has-[:is(input,textarea):focus-visible]:outline-2',
    'aria-invalid:border-danger aria-invalid:outline-2 aria-invalid:outline-danger',
    'has-[[aria-invalid]]:border-danger has-[[aria-invalid]]:outline-2 has-[[aria-invalid]]:outline-danger',
    'has-[:disabled:not(option)]:opacity-45 disabled:opacity-45',
  ],
  variants: {
    size: {
      default: 'min-h-11 gap-2.5 rounded-control px-3.5 text-md touch:text-touch',
      dense: 'min-h-9 gap-2 rounded-dense px-2.5 text-dense touch:min-h-11 touch:text-touch',
    },
    locked: {
      true: 'border-line-strong bg-sunken text-ink-3',
      false: 'border-control bg-surface text-ink hover:border-ink-2',
    },
  },
  defaults: { size: 'default', locked: false },
});

/** The input inside the frame, which leaves border and focus styles to the frame. */
export const bareInput =
  'w-full min-w-0 flex-1 self-stretch bg-transparent outline-none read-only:cursor-default disabled:cursor-default';
