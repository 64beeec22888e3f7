import { useHotkeys, type Hotkeys } from '../../../shared/hotkeys.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { useMessages } from '../../messages/index.ts'
import { navigation } from '../navigation.ts'
import { goKey } from './go-key.ts'

interface ShellKeys {
  onSearch: () => void
  onTurnSearch: () => void
  onKeys: () => void
  onHelp: () => void
  onAssistant: (() => void) | undefined
}

/** The keys that do the same on every page. */
export function useShellKeys({ onSearch, onTurnSearch, onKeys, onHelp, onAssistant }: ShellKeys): void {
  const { shell, commands } = useMessages()
  const m = commands.keys
  const go = useGo()
  const goes: Hotkeys = Object.fromEntries(
    navigation.flatMap(({ name, href }) => {
      const key = goKey(name)
      return key ? [[key, { label: shell.nav[name], run: () => go(href) }]] : []
    }),
  )
  useHotkeys({
    'mod+k': { label: m.search, run: onTurnSearch },
    '/': { label: m.searchBySlash, run: onSearch },
    'mod+j': onAssistant && { label: m.assistant, run: onAssistant },
    '?': { label: m.sheet, run: onKeys },
    h: { label: shell.help, run: onHelp },
    ...goes,
  })
}
