import { late } from '../../shared/app/late.tsx'
import { texts } from '../messages/index.ts'
import type { Part } from '../messages/parts.ts'

/** Something with texts of some parts, fetched together with them when it is first wanted: the other pages go without them. */
export const lateWith =
  (parts: readonly Part[]): typeof late =>
  (load, place, isStyled) =>
    late(async () => (await Promise.all([load(), texts.want(parts)]))[0], place, isStyled)

/** Something of the shop window. */
export const lateShop = lateWith(['shop'])
