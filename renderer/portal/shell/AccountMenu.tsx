import { usePreferenceMenu } from '../../shared/app/use-preference-menu.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { signOut } from '../../shared/session/use-session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { useMessages } from '../messages/index.ts'

/** Appearance, language and the way out; fetched after the page, since nobody needs it first. */
export default function AccountMenu() {
  const { shell } = useMessages()
  const { words } = useSharedMessages()
  const preferences = usePreferenceMenu()
  return (
    <Menu
      label={shell.account}
      groups={[...preferences, [{ label: words.signOut, icon: 'signOut', onAction: signOut }]]}
      trigger={<Button look="quiet" icon="settings" iconOnly label={shell.account} />}
    />
  )
}
