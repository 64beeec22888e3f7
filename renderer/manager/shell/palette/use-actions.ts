import { keyLabel, keySigns, pressOnArrival } from '../../../shared/hotkeys.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import type { Command } from '../../../shared/palette/command.ts'
import { signOut, useDenied } from '../../../shared/session/use-session.ts'
import { useTheme } from '../../../shared/theme/theme.ts'
import { useMessages } from '../../messages/index.ts'
import { openAssistant } from '../../parts/assistant/opening.ts'
import { useHasAssistant } from '../../parts/assistant/use-has-assistant.ts'
import { goKey } from '../keys/go-key.ts'
import { navigation } from '../navigation.ts'
import { DEEDS } from './deeds.ts'

/** The keys that begin it from anywhere: those of its page, then its own; none where the page has none. */
function keysOf(href: string, key: string): string | undefined {
  const page = navigation.find((one) => one.href === href)
  const goes = page && goKey(page.name)
  return goes && keySigns(`${goes} ${key}`).join(' ')
}

/** The actions that can begin anywhere, as far as the role permits. */
export function useActions(go: (href: string) => void, onKeys: () => void): Command[] {
  const { shell, commands: m } = useMessages()
  const { words } = useSharedMessages()
  const { inForce, choose } = useTheme()
  const hasAssistant = useHasAssistant()
  const denied = useDenied()
  const other = inForce === 'dark' ? 'light' : 'dark'
  const group = 'actions'
  const deeds = DEEDS.filter(({ permission }) => !permission || denied(permission) === null).map(
    ({ name, icon, href, key }): Command => ({
      id: `do-${name}`,
      group,
      icon,
      label: m.actions[name],
      words: (m.words as Partial<Record<string, string>>)[name],
      keys: key && keysOf(href, key),
      run: () => {
        go(href)
        if (key) pressOnArrival(key, href)
      },
    }),
  )
  const asking: Command = {
    id: 'assistant',
    group,
    label: shell.askAssistant,
    words: m.words.assistant,
    icon: 'spark',
    keys: keyLabel('J'),
    run: () => openAssistant(true),
  }
  return [
    ...(hasAssistant ? [asking] : []),
    ...deeds,
    { id: 'keys', group, label: m.actions.keys, words: m.words.keys, icon: 'info', keys: '?', run: onKeys },
    {
      id: 'theme',
      group,
      label: `${words.theme}: ${words.themes[other]}`,
      words: m.words.theme,
      icon: other === 'dark' ? 'moon' : 'sun',
      run: () => choose(other),
    },
    { id: 'sign-out', group, label: words.signOut, words: m.words.signOut, icon: 'signOut', run: signOut },
  ]
}
