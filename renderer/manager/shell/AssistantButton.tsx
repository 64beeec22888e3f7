import { keyLabel } from '../../shared/hotkeys.ts'
import { classes, Icon, Kbd } from '../../ui/index.ts'
import { useMessages } from '../messages/index.ts'

export interface AssistantButtonProps {
  isOpen: boolean
  onPress: () => void
}

/** Opens the assistant beside the page, or closes it. */
export function AssistantButton({ isOpen, onPress }: AssistantButtonProps) {
  const { shell } = useMessages()
  return (
    <button
      type="button"
      onClick={onPress}
      aria-expanded={isOpen}
      aria-keyshortcuts="Meta+J Control+J"
      className={classes(
        'ring-focus flex h-(--control) min-w-(--control) items-center justify-center gap-1.5 rounded-md px-2.5 text-sm font-medium hover:bg-hover hover:text-ink phone:px-0',
        isOpen ? 'bg-pressed text-ink' : 'text-muted',
      )}
    >
      <Icon name="spark" size={17} className="text-accent-text" />
      <span className="phone:sr-only">{shell.assistant}</span>
      <span className="narrow:hidden touch:hidden">
        <Kbd>{keyLabel('J')}</Kbd>
      </span>
    </button>
  )
}
