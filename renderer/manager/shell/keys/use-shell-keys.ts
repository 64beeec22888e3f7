import { useHotkeys, type Hotkeys } from '../../../shared/hotkeys.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { useMessages } from '../../messages/index.ts'
import { navigation } from '../navigation.ts'

type Place = (typeof navigation)[number]['name']

/** The letter after G that goes to a page of the sidebar. */
const LETTERS: Readonly<Partial<Record<Place, string>>> = {
  today: 't',
  schedule: 's',
  appointments: 'a',
  tasks: 'k',
  clients: 'c',
  selling: 'p',
  membershipTypes: 'm',
  team: 'e',
  marketing: 'g',
  compliance: 'w',
  reports: 'r',
  import: 'i',
  settings: ',',
}

/** The keys that go to a page, as `useHotkeys` takes them: "g t". */
export const goKey = (name: Place): string | undefined => LETTERS[name] && `g ${LETTERS[name]}`

interface ShellKeys {
  onSearch: () => void
  onTurnSearch: () => void
  onKeys: () => void
  onAssistant: (() => void) | undefined
}

/** The keys that do the same on every page. */
export function useShellKeys({ onSearch, onTurnSearch, onKeys, onAssistant }: ShellKeys): void {
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
    ...goes,
  })
}
