import type { Problem } from '../../api/problem.ts'
import type { SharedMessages } from '../messages/areas.ts'

export interface Explained {
  title: string
  /** Every rule that refused, if rules did; else empty. */
  reasons: { code: string; text: string; fix?: string }[]
}

type Words = SharedMessages['problems']

/** The text of a code in the reader's language; one with a reason has a sentence that says more, such as how much is open. */
const known = (words: Words, code: string, reasons: Problem['reasons']) =>
  code === 'RATE_LIMITED' && reasons?.length ? undefined : words.byCode[code]

/** The one sentence a person should read about a problem, and the reasons below it. */
export function explain(problem: Problem, words: Words): Explained {
  const reasons = (problem.reasons ?? []).map(({ code, detail, fix }) => ({
    code,
    text: known(words, code, problem.reasons) ?? detail,
    // Most fixes are names for a page to offer the step itself; only those in words are read out.
    fix: fix?.includes(' ') ? fix : undefined,
  }))
  return { title: sentence(problem, words), reasons: reasons.length > 1 || reasons[0]?.fix ? reasons : [] }
}

function sentence({ status, code, detail, errors, reasons, request_id }: Problem, words: Words): string {
  if (status === 0) return `${words.unreachableTitle}. ${words.unreachable}`
  if (code === 'VALIDATION_ERROR' && errors?.length) return words.checkFields
  const told = known(words, code, reasons) ?? detail
  // All but a fault of the server's own say what helps: a server outside has refused, too much is asked, the disk is full.
  if (status !== 500 && told) return told
  return request_id ? `${words.unknown} (${words.reference(request_id)})` : words.unknown
}
