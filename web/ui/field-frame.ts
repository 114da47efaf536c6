import { look } from './look.ts';

/** The box of every field. Focus thickens its border to 2px instead of adding a ring. */
export const fieldFrame = look({
  base: 'field-frame',
  variants: {
    size: { default: 'field-default', dense: 'field-dense' },
    locked: { true: 'field-locked', false: 'field-open' },
  },
  defaults: { size: 'default', locked: false },
});

/** The input inside the frame, which leaves border and focus styles to the frame. */
export const bareInput = 'bare-input';
