import { classDrawings } from './motifs/class-drawings.ts'
import { classKindOf, productKindOf } from './motifs/kind-of.ts'
import { productDrawings } from './motifs/product-drawings.ts'
import { arch, box, circle, fill, hill, leaf, light, wave, type Choose, type Shape } from './motifs/shapes.ts'

/** The subject of a drawing; `id` differs between neighbours whose names alone might draw the same. */
export interface Drawn {
  of: 'class' | 'product'
  name: string
  id?: number | undefined
}

/** A drawing of 160 by 90: the backdrop, and the shapes before it, moved aside by `aside`, or mirrored. */
export interface Motif {
  behind: readonly Shape[]
  before: readonly Shape[]
  aside: number
  isMirrored: boolean
}

/** The backdrop of a drawing: the light, and the view behind. Each alone is a drawing too. */
const backdrops: readonly ((choose: Choose) => Shape[])[] = [
  /** The sun over the sea. */
  (choose) => {
    const x = choose(30, 130)
    return [
      light(circle(x, 38, 30), 0.3),
      fill(circle(x, 38, 20), 0.34),
      fill(wave(56, choose(4, 7), choose(-70, -10)), 0.2),
      fill(wave(68, choose(4, 7), choose(-70, -10)), 0.24),
      fill(wave(79, choose(4, 7), choose(-70, -10)), 0.3),
    ]
  },
  /** Hills in the morning. */
  (choose) => [
    light(circle(choose(60, 110), 30, 16), 0.55),
    fill(hill(choose(20, 50), 44, 70), 0.18),
    fill(hill(choose(115, 145), 50, 76), 0.24),
    fill(hill(choose(65, 95), 66, 90), 0.3),
  ],
  /** An open arch, with the light of the day on the floor. */
  (choose) => {
    const x = choose(36, 124)
    return [
      fill(box(0, 0, 160, 74), 0.1),
      light(arch(x, 74, 48, 62), 0.6),
      fill(arch(x, 74, 48, 26), 0.14),
      fill(box(0, 74, 160, 16), 0.26),
      light(`M${x - 24} 74h48l${choose(14, 26)} 16h-66z`, 0.3),
    ]
  },
  /** Leaves before a wall. */
  (choose) => {
    const x = choose(0, 1) === 0 ? 14 : 146
    const to = x < 80 ? 1 : -1
    return [
      light(circle(x + to * 74, 34, 26), 0.35),
      ...[-16, -4, 8, 20, 32].map((lean, at) => fill(leaf(x, 92, 62 - at * 8, to * lean), 0.18 + at * 0.045)),
      fill(box(0, 76, 160, 14), 0.22),
    ]
  },
  /** Rings of a stone in the water. */
  (choose) => {
    const [x, y] = [choose(24, 136), choose(16, 30)]
    return [96, 74, 52, 32].map((radius, at) => fill(circle(x, y, radius), 0.08 + at * 0.035))
  },
  /** A tall half sun behind a terrace. */
  (choose) => {
    const x = choose(50, 110)
    return [
      fill(arch(x, 70, 92, 60), 0.16),
      fill(arch(x, 70, 64, 44), 0.16),
      light(arch(x, 70, 36, 28), 0.4),
      fill(box(0, 70, 160, 20), 0.28),
      light(box(0, 70, 160, 2), 0.4),
    ]
  },
]

/** The drawing for a subject without a photo: always the same for the same one, and different from its neighbours. */
export function motifOf({ of, name, id }: Drawn): Motif {
  const choose = choices(name)
  const drawing = drawingOf(of, name)
  // Without shapes before it, a backdrop is the drawing.
  const at = id === undefined ? choose(0, backdrops.length - 1) : id % backdrops.length
  return {
    behind: backdrops[at]!(choose),
    before: drawing,
    aside: choose(-16, 16),
    isMirrored: choose(0, 1) === 1,
  }
}

function drawingOf(of: Drawn['of'], name: string): readonly Shape[] {
  const [classKind, productKind] = [classKindOf(name), productKindOf(name)]
  if (of === 'product') return productKind ? productDrawings[productKind] : productDrawings.bag
  return classKind ? classDrawings[classKind] : []
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
