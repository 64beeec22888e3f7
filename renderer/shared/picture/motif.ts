/** A shape of a drawing of 160 by 90, and how strongly it is filled. */
export interface Shape {
  path: string
  opacity: number
}

/** A drawing that stands for a kind of class without a photo: always the same for the same name. */
export function motifOf(name: string): Shape[] {
  const choose = choices(name)
  const draw = drawings[choose(0, drawings.length - 1)]!
  return draw(choose)
}

/** Gives whole numbers within bounds, one after the other. */
type Choose = (from: number, to: number) => number

const drawings: readonly ((choose: Choose) => Shape[])[] = [
  // Waves, one before the other.
  (choose) =>
    [38, 54, 70].map((height, at) => ({
      path: wave(height, choose(6, 14), choose(-70, 0)),
      opacity: 0.22 + at * 0.14,
    })),
  // The sun over the sea.
  (choose) => [
    { path: circle(choose(40, 120), choose(34, 46), choose(18, 26)), opacity: 0.55 },
    { path: wave(58, choose(5, 9), choose(-70, 0)), opacity: 0.28 },
    { path: wave(72, choose(5, 9), choose(-70, 0)), opacity: 0.4 },
  ],
  // Rings of a stone in the water.
  (choose) => {
    const [x, y] = [choose(20, 140), choose(10, 80)]
    return [84, 62, 42, 24, 10].map((radius, at) => ({ path: circle(x, y, radius), opacity: 0.1 + at * 0.07 }))
  },
]

function circle(x: number, y: number, radius: number): string {
  const [r, d] = [radius, 2 * radius]
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 ${-d} 0`
}

function wave(height: number, rise: number, shift: number): string {
  return `M${shift} ${height}q20 ${-2 * rise} 40 0t40 0t40 0t40 0t40 0t40 0V90H${shift}z`
}

/** FNV-1a over the name, then an xorshift of it for each choice. */
function choices(name: string): Choose {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return (from, to) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return from + ((state >>> 0) % (to - from + 1))
  }
}
