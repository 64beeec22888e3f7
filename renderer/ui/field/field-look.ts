import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

/** The props of every field besides its value. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where the place makes it plain (a table's cell, a search). */
  hideLabel?: boolean
  description?: ReactNode
  /** The error of the value; makes the field invalid. */
  errorMessage?: string | null | undefined
  isRequired?: boolean
  /** Why it can't be changed now: the field is disabled and says so below. */
  disabledReason?: string | null | false
  name?: string
  autoFocus?: boolean
  className?: string
}

export const fieldClass = (className?: string) => classes('group flex min-w-0 flex-col gap-1', className)

export const labelClass = (isHidden?: boolean) =>
  isHidden ? 'sr-only' : 'flex items-baseline gap-1.5 text-xs font-medium text-ink phone:text-sm'

/** The line below a field that helps. */
export const HELP = 'text-xs text-pretty text-muted'

/** The line below a field that says what is wrong. */
export const FAULT = 'flex items-start gap-1 text-xs text-pretty text-bad'
