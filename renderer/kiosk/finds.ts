import { fold } from '../../server/lib/fold-rules.ts'

interface Shown {
  first_name: string
  /** The beginning of the last name with a full stop; empty where there is none. */
  initial: string
}

const plain = (text: string) => fold(text).trim()

/**
 * Whether somebody could be who is looked for: by what is shown of them, or by their whole name, of which the kiosk knows no
 * more than its beginnings.
 */
export function finds(typed: string, { first_name, initial }: Shown): boolean {
  const wanted = plain(typed)
  if (plain(`${first_name} ${initial}`).includes(wanted)) return true
  const [first, ...others] = wanted.split(/\s+/)
  const begin = plain(initial).replace(/\.$/, '')
  return first === plain(first_name) && others.some((word) => begin !== '' && word.startsWith(begin))
}
