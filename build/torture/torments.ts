import type { Torment } from './torment.ts'
import { killedWhileWriting } from './torments/killed-while-writing.ts'

/** Everything that is done to a studio, in the order in which it is done. */
export const torments: readonly Torment[] = [killedWhileWriting]
