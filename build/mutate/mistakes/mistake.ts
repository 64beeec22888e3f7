import type { Spot } from '../syntax.ts'

/** One replacement of text, with what it does in a few words. */
export interface Edit {
  start: number
  end: number
  text: string
  did: string
}

/** A kind of mistake: every way it can be made at a spot. */
export interface Kind {
  name: string
  at(spot: Spot): Edit[]
}

/** An edit of a whole node. */
export const instead = (node: { start: number; end: number }, text: string, did: string): Edit => ({
  start: node.start,
  end: node.end,
  text,
  did,
})

/** The first words of a piece of code, on one line. */
export function brief(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
