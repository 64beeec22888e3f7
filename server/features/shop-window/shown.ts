import type { z } from 'zod'
import type { App } from '../../context.ts'
import type { AnswerInMemory } from '../../http/cached-answer.ts'
import type { Instant } from '../../lib/time.ts'
import type { widgetContract } from '../widget/contract.ts'
import { publicMembershipTypes, publicProducts } from '../widget/public-prices.ts'
import { publicSchedule } from '../widget/public-schedule.ts'

type Read = typeof widgetContract
export type PublicClass = z.output<Read['GET /api/v1/widget/{public_studio_id}/schedule']['answer']>[number]
export type PublicType = z.output<Read['GET /api/v1/widget/{public_studio_id}/membership-types']['answer']>[number]
export type PublicProduct = z.output<Read['GET /api/v1/widget/{public_studio_id}/products']['answer']>[number]

/** A studio's public data, as kept in memory. */
export interface Public {
  classes: AnswerInMemory
  types: AnswerInMemory
  products: AnswerInMemory
}

/** A studio's public data at a moment. */
export function publicNow(app: App, now: Instant, publicStudioId: string): Public {
  return {
    classes: publicSchedule(app, now, publicStudioId),
    types: publicMembershipTypes(app, now, publicStudioId),
    products: publicProducts(app, now, publicStudioId),
  }
}

/** True if nothing of it has changed: an answer that says the same is the same one. */
export const isSame = (one: Public, other: Public): boolean =>
  one.classes === other.classes && one.types === other.types && one.products === other.products

/** Answers as they were before they were written down, read again once. */
const values = new WeakMap<AnswerInMemory, unknown>()

function valueOf(answer: AnswerInMemory): unknown {
  if (!values.has(answer)) values.set(answer, answer.value())
  return values.get(answer)
}

export const classesOf = ({ classes }: Public) => valueOf(classes) as readonly PublicClass[]
export const typesOf = ({ types }: Public) => valueOf(types) as readonly PublicType[]
export const productsOf = ({ products }: Public) => valueOf(products) as readonly PublicProduct[]
