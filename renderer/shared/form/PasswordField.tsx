import { useState } from 'react'
import { ownPress } from '../../ui/button/press.ts'
import { TextField, type TextFieldProps } from '../../ui/field/TextField.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> {
  /** A password to make up, or the one that is known. */
  kind: 'new' | 'current'
  show: string
  hide: string
}

/** A password, hidden unless somebody wants to see it. */
export function PasswordField({ kind, show, hide, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      after={
        <button
          {...ownPress}
          type="button"
          aria-label={shown ? hide : show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="ring-focus grid size-7 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink phone:h-10.5 phone:w-11"
        >
          <Icon name="eye" className={shown ? 'text-accent-text' : ''} />
        </button>
      }
    />
  )
}
