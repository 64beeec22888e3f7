import type { ErrorCode } from '../../../api/errors.ts'
import { TOLD_FIRST } from './choose-membership.ts'

/** Refusals that mean that the client lacks something. */
const LACKING = new Set<ErrorCode>(['NO_ENTITLEMENT', ...TOLD_FIRST])

/** True if a refusal says that nothing pays: it is about the client's memberships alone. */
export const isLacking = (code: ErrorCode): boolean => LACKING.has(code)
