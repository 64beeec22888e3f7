import type { navigation } from '../navigation.ts'

type Place = (typeof navigation)[number]['name']

/** The letter after G that goes to a page of the sidebar. */
const LETTERS: Readonly<Partial<Record<Place, string>>> = {
  today: 't',
  schedule: 's',
  appointments: 'a',
  tasks: 'k',
  clients: 'c',
  selling: 'p',
  memberships: 'm',
  team: 'e',
  marketing: 'g',
  compliance: 'w',
  reports: 'r',
  import: 'i',
  settings: ',',
}

/** The keys that go to a page, as `useHotkeys` takes them: "g t". */
export const goKey = (name: Place): string | undefined => LETTERS[name] && `g ${LETTERS[name]}`
