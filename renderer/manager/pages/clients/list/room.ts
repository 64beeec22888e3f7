import type { HiddenOn } from '../../../../ui/index.ts'
import type { ClientColumn } from './list-request.ts'

/** The width of each column in px, the name's its least: the avatar, a sign and 200 px of text. */
export const WIDTHS: Record<ClientColumn, number> = {
  name: 300,
  membership: 152,
  credits: 88,
  last_visit: 112,
  next_class: 144,
  owed: 88,
  tags: 128,
  email: 192,
  phone: 144,
  client_since: 120,
  birthday: 120,
}

/** The check box before a row and the menu behind it, in px. */
const AROUND = 88

/** The least room for a table between two widths of the window, in px, and the name of what is narrower than the second. */
const WINDOWS: readonly [below: HiddenOn, room: number][] = [
  ['narrow', 592],
  ['laptop', 752],
  ['desk', 1006],
  ['wide', 1166],
]

/** The columns that go first where there is too little room, and those that stay longest; between them the last goes first. */
const GO_FIRST: readonly ClientColumn[] = ['tags', 'next_class']
const GO_LAST: readonly ClientColumn[] = ['owed', 'membership']

function inOrderOfLeaving(columns: readonly ClientColumn[]): ClientColumn[] {
  const chosen = (list: readonly ClientColumn[]) => list.filter((column) => columns.includes(column))
  const others = columns.filter((one) => one !== 'name' && !GO_FIRST.includes(one) && !GO_LAST.includes(one))
  return [...chosen(GO_FIRST), ...others.toReversed(), ...chosen(GO_LAST)]
}

/** The widest window in which each column has no room; a column that always has some is absent. */
export function hiddenBelow(columns: readonly ClientColumn[]): Map<ClientColumn, HiddenOn> {
  const leaving = inOrderOfLeaving(columns)
  const hidden = new Map<ClientColumn, HiddenOn>()
  for (const [below, room] of WINDOWS) {
    let sum = columns.reduce((all, column) => all + WIDTHS[column], AROUND)
    for (const column of leaving) {
      if (sum <= room) break
      hidden.set(column, below)
      sum -= WIDTHS[column]
    }
  }
  return hidden
}
