/** The longest token that stands for a name. */
const LONGEST = 30

/**
 * Puts names back into a text that comes in pieces, also where a token is cut by the end of one: what may be the beginning of a
 * token waits for the next piece.
 */
export function unmaskPieces(unmask: (text: string) => string, say: (text: string) => void) {
  let waiting = ''
  const give = (text: string) => text !== '' && say(unmask(text))
  return {
    take: (piece: string) => {
      waiting += piece
      const open = waiting.lastIndexOf('[')
      const isCut = open >= 0 && !waiting.includes(']', open) && waiting.length - open < LONGEST
      give(isCut ? waiting.slice(0, open) : waiting)
      waiting = isCut ? waiting.slice(open) : ''
    },
    /** Gives what still waits. */
    end: () => {
      give(waiting)
      waiting = ''
    },
  }
}
