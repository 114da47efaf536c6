/** The floating panel of menus and selects. */
export const popupSheet = [
  'max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) origin-(--transform-origin) overflow-y-auto rounded-control border',
  'border-line bg-raised p-1 text-ink shadow-2 outline-none transition-[opacity,scale] duration-medium ease-out',
  'data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0',
  'data-ending-style:duration-medium-out',
].join(' ');

/** A row of the panel: 36px for a mouse, 44px for touch. */
export const popupRow = [
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-[7px] px-2.5 text-base outline-none select-none',
  'data-highlighted:wash data-disabled:opacity-45 touch:min-h-11 touch:text-touch',
  'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2',
  '[&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
].join(' ');
