export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above so many pairs to compare, a part counts as rewritten: comparing it would hold the page up. */
const MOST_PAIRS = 1_000_000
/** Below this share of common words, a paragraph is another one and not the same with changes. */
const LIKENESS = 0.4

/** The paragraphs that differ between two versions of a text, each as what stayed, what went and what came, in order. */
export function changedParagraphs(before: string, after: string): Piece[][] {
  const changed: Piece[][] = []
  let gone: string[] = []
  let come: string[] = []
  const close = () => {
    const [old, fresh] = [joined(gone), joined(come)]
    if (old || fresh) changed.push(changedWords(old, fresh))
    gone = []
    come = []
  }
  for (const { kind, text } of align(before.split('\n'), after.split('\n'))) {
    if (kind === 'same') close()
    else (kind === 'removed' ? gone : come).push(text)
  }
  close()
  return changed
}

/** Lines as one text, without the empty ones around it. */
const joined = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/^\s*\n|\n\s*$/g, '')
    .trimEnd()

function changedWords(before: string, after: string): Piece[] {
  const [old, fresh] = [words(before), words(after)]
  const pieces = align(old, fresh)
  const isWord = (text: string) => text.trim() !== ''
  const common = pieces.filter(({ kind, text }) => kind === 'same' && isWord(text)).length
  const most = Math.max(old.filter(isWord).length, fresh.filter(isWord).length)
  if (common >= most * LIKENESS) return merged(pieces)
  const whole: Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return whole.filter(({ text }) => isWord(text))
}

const words = (text: string): string[] => text.match(/\s+|\S+/g) ?? []

function merged(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = result.at(-1)
    if (last?.kind === kind) last.text += text
    else result.push({ kind, text })
  }
  return result
}

/** Both lists as one: what they share by their longest common sequence, what only one of them has. */
function align(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const room = Math.min(before.length, after.length) - start
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const same = (text: string): Piece => ({ kind: 'same', text })
  return [
    ...before.slice(0, start).map(same),
    ...alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ]
}

function alignMiddle(before: readonly string[], after: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let [b, a] = [0, 0]
  if (before.length * after.length <= MOST_PAIRS) {
    const left = commonLengths(before, after)
    while (b < before.length && a < after.length) {
      const [old, fresh] = [before[b]!, after[a]!]
      if (old === fresh) pieces.push({ kind: 'same', text: old })
      else if (left[b + 1]![a]! >= left[b]![a + 1]!) pieces.push({ kind: 'removed', text: old })
      else pieces.push({ kind: 'added', text: fresh })
      const { kind } = pieces.at(-1)!
      if (kind !== 'added') b += 1
      if (kind !== 'removed') a += 1
    }
  }
  for (const text of before.slice(b)) pieces.push({ kind: 'removed', text })
  for (const text of after.slice(a)) pieces.push({ kind: 'added', text })
  return pieces
}

/** At [b][a]: how long the longest common sequence is of what follows there. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const isSame = before[b] === after[a]
      table[b]![a] = isSame ? table[b + 1]![a + 1]! + 1 : Math.max(table[b + 1]![a]!, table[b]![a + 1]!)
    }
  }
  return table
}
