import { Button as AriaButton } from 'react-aria-components/Button'
import { usePreferenceMenu } from '../../shared/app/use-preference-menu.ts'
import { keyLabel } from '../../shared/hotkeys.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { signOut, useSession } from '../../shared/session/use-session.ts'
import { Avatar, Button, classes, Icon, Kbd, Menu } from '../../ui/index.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'

interface AssistantButtonProps {
  isOpen: boolean
  onPress: () => void
}

/** Opens the assistant beside the page, or closes it. */
function AssistantButton({ isOpen, onPress }: AssistantButtonProps) {
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

interface TopBarProps {
  onSearch: () => void
  onMenu: () => void
  onHelp: () => void
  onKeys: () => void
  /** Set if the studio has the assistant. */
  assistant: AssistantButtonProps | undefined
}

export function TopBar({ onSearch, onMenu, onHelp, onKeys, assistant }: TopBarProps) {
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
        <Button look="quiet" icon="help" iconOnly label={shell.help} aria-keyshortcuts="h" onPress={onHelp} />
        <AccountMenu onKeys={onKeys} onHelp={onHelp} />
      </span>
    </header>
  )
}

/** The account of the person signed in, keys and help, the appearance, the language, and the way out. */
function AccountMenu({ onKeys, onHelp }: Pick<TopBarProps, 'onKeys' | 'onHelp'>) {
  const { shell, secondFactor, commands } = useMessages()
  const { words } = useSharedMessages()
  const preferences = usePreferenceMenu()
  const session = useSession()
  const name = session?.account.full_name ?? ''
  return (
    <Menu
      label={shell.account(name)}
      groups={[
        {
          title: name,
          actions: [
            { label: commands.parts.account, icon: 'person', href: paths.settingsPart('account') },
            { label: secondFactor.menu, icon: 'lock', href: paths.secondFactor() },
            { label: commands.actions.keys, icon: 'info', keys: '?', onAction: onKeys },
            { label: shell.help, icon: 'help', keys: 'H', onAction: onHelp },
          ],
        },
        ...preferences,
        [{ label: words.signOut, icon: 'signOut', onAction: signOut }],
      ]}
      trigger={
        <AriaButton
          aria-label={shell.account(name)}
          className="ring-focus grid size-(--control) place-items-center rounded-full hover:bg-hover"
        >
          <Avatar name={name} />
        </AriaButton>
      }
    />
  )
}
