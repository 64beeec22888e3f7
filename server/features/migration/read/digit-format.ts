/** Part of a format: a place for a digit, or a sign that is written as it is. */
interface Piece {
  sign: string
  isPlace: boolean
}

/** True if a workbook shows whole numbers by a format as digits that name something: with leading noughts, or a plus before them. */
export function isDigitFormat(format: string): boolean {
  const pieces = piecesOf(format) ?? []
  const noughts = pieces.filter(({ sign, isPlace }) => isPlace && sign === '0').length
  return noughts > 1 || (noughts > 0 && pieces.some(({ sign }) => sign === '+'))
}

/** A whole number from 0 as a format of digits shows it; more digits than places go to the first of them. */
export function asDigits(number: number, format: string): string {
  const pieces = piecesOf(format) ?? []
  const digits = [...String(number)]
  const first = pieces.findIndex(({ isPlace }) => isPlace)
  const shown = pieces.map(({ sign }) => sign)
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    if (!pieces[at]!.isPlace) continue
    const taken = digits.splice(at === first ? 0 : -1).join('')
    shown[at] = taken === '' && pieces[at]!.sign === '0' ? '0' : taken
  }
  return shown.join('').trim()
}

/** The pieces of a format for positive numbers; null if it has more than digits: decimals, groups, words. */
function piecesOf(format: string): Piece[] | null {
  const [positive = ''] = format.split(';')
  const pieces: Piece[] = []
  for (const [token, quoted, escaped] of positive.matchAll(/"([^"]*)"|\\(.)|\[[^\]]*\]|[_*].|./g)) {
    const written = quoted ?? escaped
    if (written === undefined && /^[[_*]/.test(token)) continue
    const isPlace = written === undefined && /[0#]/.test(token)
    const sign = written ?? token
    if (!isPlace && !(written === undefined ? /^[-+()/\s]$/ : /^[-+()/\s\d]*$/).test(sign)) return null
    pieces.push({ sign, isPlace })
  }
  return pieces
}
