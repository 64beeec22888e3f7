/** In place of lines that are taken out between two that are named. */
const BETWEEN = '-⋮'
/** So many lines that are taken out are all named. */
const NAMED = 3

/**
 * How a text becomes another: `-` takes a line out, `+` puts one in, and a line with a blank before it says behind which one it
 * goes on. Each `-` and blank line is the next one of its kind in the first text, so that a change elsewhere in that text needs
 * no other difference. Questions to the server (`asks`) are in order at the end and need no line to say where.
 */
export function difference(from: readonly string[], to: readonly string[]): string[] {
  const [words, asks] = apart(from)
  const [newWords, newAsks] = apart(to)
  const taken = [...lessThan(asks, newAsks).map((ask) => `-${ask}`), ...lessThan(newAsks, asks).map((ask) => `+${ask}`)]
  return [...steps(words, newWords), ...taken]
}

/** The text that a difference makes of another; nothing where that has no such lines. */
export function changed(from: readonly string[], changes: readonly string[]): string[] | undefined {
  const [words, asks] = apart(from)
  const to: string[] = []
  let at = 0
  let isSkipping = false
  for (const change of changes) {
    const line = change.slice(1)
    if (change === BETWEEN) isSkipping = true
    else if (line.startsWith('asks ')) {
      const known = asks.indexOf(line)
      if (change.startsWith('+')) asks.push(line)
      else if (known === -1) return undefined
      else asks.splice(known, 1)
    } else if (change.startsWith('+')) to.push(line)
    else {
      const next = words.indexOf(line, at)
      if (next === -1) return undefined
      if (!isSkipping) to.push(...words.slice(at, next))
      if (change.startsWith(' ')) to.push(line)
      isSkipping = false
      at = next + 1
    }
  }
  return [...to, ...words.slice(at), ...asks.toSorted()]
}

function apart(text: readonly string[]): [words: string[], asks: string[]] {
  const end = text.findIndex((line) => line.startsWith('asks '))
  return end === -1 ? [[...text], []] : [text.slice(0, end), text.slice(end)]
}

/** Returns the items of a list that are not in another. */
function lessThan(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

function steps(from: readonly string[], to: readonly string[]): string[] {
  const all: string[] = []
  let at = 0
  /** Says lines until the next one of its kind is the one meant. */
  const reach = (goal: number): void => {
    const isNext = (line: number, after: number) => from.indexOf(from[line]!, after) === line
    while (!isNext(goal, at)) {
      let line = goal - 1
      while (!isNext(line, at) || !isNext(goal, line + 1)) if (--line < at) break
      if (line < at) line = from.findLastIndex((_, one) => one < goal && one >= at && isNext(one, at))
      all.push(` ${from[line]}`)
      at = line + 1
    }
  }
  for (const { start, end, added } of hunks(from, to)) {
    if (start < end) {
      reach(start)
      const out = from.slice(start, end).map((line) => `-${line}`)
      const isShort = end - start > NAMED && from.indexOf(from[end - 1]!, start + 1) === end - 1
      all.push(...(isShort ? [out[0]!, BETWEEN, out.at(-1)!] : out))
    } else if (start > at) {
      reach(start - 1)
      all.push(` ${from[start - 1]}`)
    }
    at = end
    all.push(...added.map((line) => `+${line}`))
  }
  return all
}

interface Hunk {
  /** The lines of the first text that are taken out. */
  start: number
  end: number
  added: string[]
}

/** Where two texts differ, around the longest sequence of lines that both have. */
function hunks(from: readonly string[], to: readonly string[]): Hunk[] {
  const common = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1))
  for (let a = from.length - 1; a >= 0; a -= 1)
    for (let b = to.length - 1; b >= 0; b -= 1)
      common[a]![b] = from[a] === to[b] ? common[a + 1]![b + 1]! + 1 : Math.max(common[a + 1]![b]!, common[a]![b + 1]!)
  const all: Hunk[] = []
  let [a, b] = [0, 0]
  while (a < from.length || b < to.length) {
    if (a < from.length && from[a] === to[b]) {
      a += 1
      b += 1
      continue
    }
    const [start, begin] = [a, b]
    while ((a < from.length || b < to.length) && from[a] !== to[b]) {
      if (b >= to.length || (a < from.length && common[a + 1]![b]! >= common[a]![b + 1]!)) a += 1
      else b += 1
    }
    all.push({ start, end: a, added: to.slice(begin, b) })
  }
  return all
}
