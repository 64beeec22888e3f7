import { formsOf } from '../../server/lib/fold-rules.ts'

interface Shown {
  first_name: string
  /** The beginning of the last name with a full stop; empty where there is none. */
  initial: string
}

/**
 * True if somebody could be who is looked for: by what is shown of them, or by their whole name, of which the kiosk knows no
 * more than its beginnings.
 */
export function finds(typed: string, { first_name, initial }: Shown): boolean {
  const wanted = formsOf(typed).filter(Boolean)
  if (wanted.length === 0) return true
  const shown = formsOf(`${first_name} ${initial}`)
  if (wanted.some((form) => shown.some((name) => name.includes(form)))) return true
  const begins = formsOf(initial.replace(/\.$/, '')).filter(Boolean)
  return formsOf(first_name).some((first) =>
    wanted
      .filter((form) => form.startsWith(`${first} `))
      .flatMap((form) => form.slice(first.length).split(/\s+/).filter(Boolean))
      .some((word) => begins.some((begin) => word.startsWith(begin))),
  )
}
