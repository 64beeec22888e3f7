import { sayingsIn } from '../spoken.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A day as the English sentences write it, with the time where there is one: `Wednesday 4 March 2026 at 12:00`. */
const MOMENT = new RegExp(`(?:[A-Z][a-z]+day )?(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})(?: at (\\d\\d:\\d\\d))?`, 'g')

const JOINTS: Readonly<Record<string, { from: string; to: string }>> = {
  de: { from: 'von', to: 'bis' },
  es: { from: 'del', to: 'al' },
  fr: { from: 'du', to: 'au' },
  it: { from: 'dal', to: 'al' },
}

/** The days and moments in a text as another language writes them; whatever else it says stays. */
export function localized(text: string, language: string): string {
  const { date } = sayingsIn(language)
  const joints = JOINTS[language]
  let found = false
  const told = text.replaceAll(MOMENT, (_, day: string, month: string, year: string, time?: string) => {
    found = true
    const on = date(`${year}-${two(MONTHS.indexOf(month) + 1)}-${two(Number(day))}`)
    return time ? `${on}, ${time}` : on
  })
  if (!found || !joints) return text
  return told.replace(/^from /, `${joints.from} `).replace(/ to /, ` ${joints.to} `)
}

const two = (n: number): string => String(n).padStart(2, '0')
