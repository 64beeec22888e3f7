import { useState } from 'react'
import { Button, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { suggestPassword } from './suggest-password.ts'

interface NewPasswordFieldProps {
  label: string
  description: string
  value: string
  onChange: (value: string) => void
  errorMessage: string | undefined
  isRequired: boolean
  name: string
}

/** A password for another person: visible once suggested, so that it can be passed on. */
export function NewPasswordField({ onChange, ...rest }: NewPasswordFieldProps) {
  const { team: m } = useMessages()
  const [isShown, setShown] = useState(false)
  const suggest = () => {
    setShown(true)
    onChange(suggestPassword())
  }
  return (
    <TextField
      {...rest}
      onChange={onChange}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      after={
        <span className="flex items-center gap-1">
          <Button
            look="quiet"
            size="small"
            icon="eye"
            iconOnly
            label={isShown ? m.hide : m.show}
            onPress={() => setShown(!isShown)}
          />
          <Button look="quiet" size="small" onPress={suggest}>
            {m.suggest}
          </Button>
        </span>
      }
    />
  )
}
