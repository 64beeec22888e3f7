/** A piece of a reply: words, or the number of a source. */
export type Piece = string | { source: number }

/** A reply taken apart at `[1]`; only numbers of sources that are there are any. */
export function piecesOf(reply: string, sources: number): Piece[] {
  return reply.split(/(\[\d{1,2}\])/).flatMap((part): Piece[] => {
    const number = Number(/^\[(\d{1,2})\]$/.exec(part)?.[1] ?? 0)
    if (number >= 1 && number <= sources) return [{ source: number }]
    return part === '' ? [] : [part]
  })
}
