import { classes } from '../classes.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small' | 'large'

const BASE =
  'ring-focus relative inline-flex cursor-default select-none items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap no-underline transition-[background-color,border-color,color,transform] pressed:scale-[0.985] active:scale-[0.985]'

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'bg-accent text-on-accent shadow-raised hover:bg-accent-hover pressed:bg-accent-hover active:bg-accent-hover',
  secondary:
    'border border-line-strong bg-surface text-ink shadow-raised hover:bg-hover pressed:bg-pressed active:bg-pressed open:bg-pressed',
  quiet:
    'bg-transparent text-muted hover:bg-hover hover:text-ink pressed:bg-pressed active:bg-pressed open:bg-pressed open:text-ink',
  danger:
    'bg-bad-fill text-white shadow-raised hover:[filter:brightness(0.92)] pressed:[filter:brightness(0.9)] active:[filter:brightness(0.9)]',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'h-(--control-small) px-2.5 text-xs',
  medium: 'h-(--control) px-3 text-sm phone:text-base',
  large: 'h-11 px-4 text-base',
}

const OFF = 'border border-line bg-sunken text-faint shadow-none'

/** The classes of a button or of a link that looks like one. */
export function buttonStyle(look: ButtonLook, size: ButtonSize, off: boolean, icon: boolean): string {
  return classes(
    BASE,
    SIZES[size],
    icon && 'aspect-square px-0!',
    off ? (look === 'quiet' ? 'text-faint' : OFF) : LOOKS[look],
  )
}
