import type { Contract as AnyContract } from '../http/operation.ts'

export type { Limit } from '../http/operation.ts'

/** The operations of one domain of the studio, by method and path. */
export type Contract = AnyContract
