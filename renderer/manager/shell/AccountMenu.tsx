import { Button as AriaButton } from 'react-aria-components/Button'
import { usePreferenceMenu } from '../../shared/app/use-preference-menu.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { signOut, useSession } from '../../shared/session/use-session.ts'
import { Avatar, Menu } from '../../ui/index.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'

/** Who is signed in, the second factor, the appearance, the language, and the way out. */
export function AccountMenu() {
  const { shell, secondFactor } = useMessages()
  const { words } = useSharedMessages()
  const preferences = usePreferenceMenu()
  const session = useSession()
  const name = session?.account.full_name ?? ''
  return (
    <Menu
      label={shell.account(name)}
      groups={[
        [{ label: secondFactor.menu, icon: 'lock', href: paths.secondFactor() }],
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
