import { keyLabel } from '../../shared/hotkeys.ts'
import { Button, Icon, Kbd } from '../../ui/index.ts'
import { useMessages } from '../messages/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { AssistantButton, type AssistantButtonProps } from './AssistantButton.tsx'

interface TopBarProps {
  onSearch: () => void
  onMenu: () => void
  /** Where the studio has the assistant. */
  assistant: AssistantButtonProps | undefined
}

export function TopBar({ onSearch, onMenu, assistant }: TopBarProps) {
  const { shell } = useMessages()
  return (
    <header className="sticky top-0 z-20 flex h-(--bar) items-center gap-2 border-b border-line bg-canvas/90 px-6 backdrop-blur-md narrow:px-3 print:hidden">
      <span className="lg:hidden">
        <Button look="quiet" icon="menu" iconOnly label={shell.openMenu} onPress={onMenu} />
      </span>
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Meta+K Control+K"
        className="ring-focus flex h-(--control) w-full max-w-88 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-sm text-muted hover:border-line-strong hover:text-ink"
      >
        <Icon name="search" size={15} />
        <span className="flex-1 text-start">{shell.search}</span>
        <span className="touch:hidden phone:hidden">
          <Kbd>{keyLabel('K')}</Kbd>
        </span>
      </button>
      <span className="ms-auto flex items-center gap-2">
        {assistant ? <AssistantButton {...assistant} /> : null}
        <AccountMenu />
      </span>
    </header>
  )
}
