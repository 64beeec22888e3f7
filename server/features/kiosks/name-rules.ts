/** The part of a name that a kiosk shows: the first name, and as much of the last as tells it from others of that first name. */
export interface KioskName {
  first_name: string
  initial: string
}

/**
 * The names of some people as a kiosk shows them, in their order. One letter of the last name with a full stop; a second and a
 * third where two would read alike, but never the whole of it. Two that read alike all the same are for the front desk.
 */
export function kioskNames(fullNames: readonly string[]): KioskName[] {
  const people = fullNames.map(split)
  return people.map(({ first, last }, at) => {
    const others = people
      .filter((other, index) => index !== at && isAlike(other.first, first))
      .map((other) => other.last)
    const most = Math.min(MOST_LETTERS, [...last].length - 1)
    let letters = 1
    const shown = () => [...last].slice(0, letters).join('')
    while (letters < most && others.some((other) => isAlike([...other].slice(0, letters).join(''), shown())))
      letters += 1
    return { first_name: first, initial: last === '' ? '' : `${shown()}.` }
  })
}

const MOST_LETTERS = 3

function split(fullName: string): { first: string; last: string } {
  const [first = '', ...rest] = fullName.trim().split(/\s+/)
  return { first, last: rest.at(-1) ?? '' }
}

function isAlike(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0
}
