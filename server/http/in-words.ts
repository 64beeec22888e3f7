import type { FieldError, ProblemDocument, Reason } from './errors.ts'

/** Says a sentence in another language; undefined where it has no words for it. */
type Translate = (sentence: string) => string | undefined

/** A problem with everything that a person reads of it in another language; what there are no words for stays as it is. */
export function inWords(problem: ProblemDocument, translate: Translate): ProblemDocument {
  const say = (sentence: string) => translate(sentence) ?? sentence
  const errors = (problem['errors'] as FieldError[] | undefined)?.map((one) => ({ ...one, message: say(one.message) }))
  const reasons = (problem['reasons'] as Reason[] | undefined)?.map((one) => ({
    ...one,
    detail: say(one.detail),
    // Most are names of a step that a page offers.
    ...(one.fix?.includes(' ') && { fix: say(one.fix) }),
  }))
  return {
    ...problem,
    title: say(String(problem['title'])),
    detail: errors ? ofFields(problem, errors) : say(problem.detail),
    ...(errors && { errors }),
    ...(reasons && { reasons }),
  }
}

/** The detail of a 422 is put together of its faults: the same with their new words. */
function ofFields(problem: ProblemDocument, errors: readonly FieldError[]): string {
  const former = problem['errors'] as FieldError[]
  return former.reduce((detail, { message }, at) => detail.replace(message, () => errors[at]!.message), problem.detail)
}
