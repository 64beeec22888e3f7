import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { Icon } from '../icon/Icon.tsx'
import { useLabels } from '../labels.ts'
import { INPUT } from './TextField.tsx'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onSubmit?: (value: string) => void
  placeholder?: string
  autoFocus?: boolean
  className?: string
}

export function SearchField({ label, placeholder, className = '', ...rest }: SearchFieldProps) {
  const { clear } = useLabels()
  return (
    <AriaSearchField {...rest} aria-label={label} className={`group min-w-0 ${className}`}>
      <Group className="control-box flex items-center">
        <Icon name="search" className="ms-2.5 text-faint" />
        <Input
          placeholder={placeholder ?? label}
          className={`${INPUT} px-2! [&::-webkit-search-cancel-button]:hidden`}
        />
        <AriaButton
          aria-label={clear}
          className="ring-focus me-1 grid size-6 place-items-center rounded-sm text-faint hover:bg-hover hover:text-ink group-empty:invisible phone:h-10.5 phone:w-11"
        >
          <Icon name="close" size={14} />
        </AriaButton>
      </Group>
    </AriaSearchField>
  )
}
