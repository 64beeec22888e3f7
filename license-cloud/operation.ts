import type { Contract as AnyContract } from '../server/http/operation.ts'
import type { ErrorCode } from './errors.ts'

/** The operations of one area of the license service, by method and path. Nobody signs in: keys are looked at where they count. */
export type Contract = AnyContract<ErrorCode, 'public'>
