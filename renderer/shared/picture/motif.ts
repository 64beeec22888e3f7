import { backdrops } from './motifs/backdrops.ts'
import { classDrawings } from './motifs/class-drawings.ts'
import { classKindOf, productKindOf } from './motifs/kind-of.ts'
import { productDrawings } from './motifs/product-drawings.ts'
import type { Choose, Shape } from './motifs/shapes.ts'

/** What a drawing stands for; `id`: what its neighbours have others of, where the name alone might draw the same. */
export interface Drawn {
  of: 'class' | 'product'
  name: string
  id?: number | undefined
}

/** A drawing of 160 by 90: what lies behind, and what stands before it, moved aside by so much, or seen from the other side. */
export interface Motif {
  behind: readonly Shape[]
  before: readonly Shape[]
  aside: number
  isMirrored: boolean
}

/** The drawing for what has no photo: always the same for the same, another for what stands beside it. */
export function motifOf({ of, name, id }: Drawn): Motif {
  const choose = choices(name)
  const drawing = drawingOf(of, name)
  // Where nothing stands before it, a backdrop is the drawing.
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
