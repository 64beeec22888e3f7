import type { Call } from './call.ts'
import * as domains from './domains.ts'

/** How each operation is called, by method and path; a reading of which nothing is said is called as it is. */
export const calls: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(domains))
