import { ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from '../icon/Icon.tsx'

export const POPOVER =
  'overflow-auto rounded-lg bg-surface shadow-float entering:animate-[rise_140ms_var(--ease-out)] exiting:opacity-0 exiting:transition-opacity'
export const LIST = 'max-h-[inherit] overflow-auto p-1 outline-none'
export const ITEM =
  'group/item relative flex min-h-(--control-small) cursor-default items-center gap-2 rounded-md px-2 py-1 text-sm text-ink outline-none hover:bg-hover focus:bg-hover disabled:text-faint phone:text-base'

interface OptionProps {
  id: string | number
  label: string
  detail?: string
  disabledReason?: string | null | false
}

/** One line of a list to choose from. */
export function Option({ id, label, detail, disabledReason }: OptionProps) {
  const second = disabledReason || detail
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={Boolean(disabledReason)} className={ITEM}>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {second ? (
          <span className="block text-xs text-muted" data-detail="">
            {second}
          </span>
        ) : null}
      </span>
      <Icon name="check" size={14} className="invisible text-accent-text group-selected/item:visible" />
    </ListBoxItem>
  )
}
