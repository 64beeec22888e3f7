import { late } from '../../shared/app/late.tsx'
import { texts } from '../messages/index.ts'

/** Something of the shop window, fetched with its words when it is first wanted: the other pages go without them. */
export const lateShop: typeof late = (load, place, isStyled) =>
  late(async () => (await Promise.all([load(), texts.want(['shop'])]))[0], place, isStyled)
