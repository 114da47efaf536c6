import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { type LookChoices, look } from './look.ts';
import { SpinnerRing } from './spinner.tsx';

type ButtonLook = LookChoices<typeof buttonLook>;

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    /** Keeps the label, the width and the focus; presses are ignored until it ends. */
    loading?: boolean;
  };

export function Button({
  variant,
  size,
  shape,
  block,
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? swallow : onClick}
      className={buttonLook({ variant, size, shape, block, room: roomFor(loading, icon), className })}
    >
      {loading ? <SpinnerRing className="size-[1em]" /> : icon}
      {shape === 'icon' && loading ? null : children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<'a'> &
  ButtonLook & {
    icon?: ReactNode;
    /** For the router's own link: `render={(look) => <Link to="/campaigns" {...look} />}`. */
    render?: (look: { className: string; children: ReactNode }) => ReactElement;
  };

export function ButtonLink({
  variant,
  size,
  shape,
  block,
  icon,
  render,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = buttonLook({ variant, size, shape, block, className });
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (render) return render({ className: look, children: content });
  return (
    <a {...rest} className={look}>
      {content}
    </a>
  );
}

export const buttonLook = look({
  base: 'button-base',
  variants: {
    variant: {
      primary: 'button-primary',
      ink: 'button-ink',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      danger: 'button-danger',
      'danger-solid': 'button-danger-solid',
      money: 'button-money',
    },
    size: {
      dense: 'button-dense',
      default: 'button-default',
      touch: 'button-touch',
      large: 'button-large',
    },
    shape: {
      label: '',
      icon: 'px-0 touch:min-w-11',
    },
    /** The spinner takes its width from the padding, so that the button doesn't grow. */
    room: {
      rest: '',
      spinner: '',
    },
    block: {
      true: 'w-full',
    },
  },
  combinations: [
    { shape: 'label', room: 'rest', size: 'dense', classes: 'gap-1.5 px-3' },
    { shape: 'label', room: 'rest', size: ['default', 'touch'], classes: 'gap-2 px-4' },
    { shape: 'label', room: 'rest', size: 'large', classes: 'gap-2.5 px-6' },
    { shape: 'label', room: 'spinner', size: 'dense', classes: 'gap-1 px-[calc(0.625rem-0.5em)]' },
    {
      shape: 'label',
      room: 'spinner',
      size: ['default', 'touch'],
      classes: 'gap-1.5 px-[calc(0.8125rem-0.5em)]',
    },
    { shape: 'label', room: 'spinner', size: 'large', classes: 'gap-2.5 px-[calc(1.1875rem-0.5em)]' },
    { shape: 'icon', size: 'dense', classes: 'w-8.5' },
    { shape: 'icon', size: 'default', classes: 'w-10' },
    { shape: 'icon', size: 'touch', classes: 'w-11' },
    { shape: 'icon', size: 'large', classes: 'w-13' },
  ],
  defaults: { variant: 'secondary', size: 'default', shape: 'label', room: 'rest' },
});

/** The spinner replaces the icon, if there is one. */
function roomFor(loading: boolean, icon: ReactNode) {
  return loading && !icon ? 'spinner' : 'rest';
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}
