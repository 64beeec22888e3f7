import { Button as AriaButton } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../icon/Icon.tsx'
import { useLabels } from '../labels.ts'
import { FieldFrame, stateOf } from './FieldFrame.tsx'
import { fieldClass, type FieldProps } from './field-look.ts'
import { LIST, Option, POPOVER } from './Option.tsx'
import type { Choice } from './Select.tsx'
import { INPUT } from './TextField.tsx'

interface ComboBoxProps<Id extends string | number> extends FieldProps {
  options: readonly Choice<Id>[]
  value: Id | null
  onChange: (value: Id | null) => void
  placeholder?: string
  /** The typed text. With it the options are the caller's answer to the text (a search on the server), unfiltered. */
  text?: string
  onTextChange?: (text: string) => void
}

/** One of many, found by typing. */
export function ComboBox<Id extends string | number>(props: ComboBoxProps<Id>) {
  const { options, value, onChange, placeholder, text, onTextChange } = props
  const { nothingFound } = useLabels()
  const searched = onTextChange
    ? { items: options, inputValue: text, onInputChange: onTextChange }
    : { defaultItems: options }
  return (
    <AriaComboBox
      {...stateOf(props)}
      {...searched}
      {...(onTextChange ? { defaultFilter: () => true } : {})}
      value={value}
      onChange={(key) => onChange(key as Id | null)}
      menuTrigger="focus"
      allowsEmptyCollection
      className={fieldClass(props.className)}
    >
      <FieldFrame {...props}>
        <Group className="control-box flex items-center">
          <Input placeholder={placeholder ?? ''} className={INPUT} />
          <AriaButton className="grid w-8 place-items-center self-stretch text-muted phone:w-11">
            <Icon name="down" size={14} />
          </AriaButton>
        </Group>
      </FieldFrame>
      <Popover offset={4} className={`${POPOVER} min-w-(--trigger-width)`}>
        <ListBox
          className={LIST}
          renderEmptyState={() => <p className="px-2 py-3 text-center text-sm text-muted">{nothingFound}</p>}
        >
          {(choice: Choice<Id>) => <Option {...choice} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
