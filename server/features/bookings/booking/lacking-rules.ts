import type { ErrorCode } from '../../../api/errors.ts'
import { TOLD_FIRST } from './choose-membership.ts'

/** What a client lacks if they are refused with these. */
const LACKING = new Set<ErrorCode>(['NO_ENTITLEMENT', ...TOLD_FIRST])

/** Whether a refusal says that nothing pays: it is about the client's memberships alone. */
export const isLacking = (code: ErrorCode): boolean => LACKING.has(code)
