import { errorCodes } from '../../api/errors.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'
import { inOne } from './written.ts'

export interface Problem {
  type: string
  title: string
  status: number
  code: string
  detail: string
  errors?: { in: string; path: string; message: string }[]
  reasons?: Record<string, unknown>[]
  request_id?: string
}

/** A refusal's code and detail, and what else does not follow from them. */
export function refusal(problem: Problem, answered: number, now: string): string {
  const { type, title, status, code, detail, errors, reasons, request_id: _, ...rest } = problem
  const [, said] = Object.entries(errorCodes).find(([known]) => known === code)?.[1] ?? []
  const usual = said && formatSaying(said, ENGLISH)
  const isOther = ([, value]: [string, unknown]) => value !== null && value !== code && value !== detail
  const more = {
    ...(errors && {
      errors: errors.map(({ in: where, path, message }) =>
        message === detail ? `${where} ${path}` : `${where} ${path}: ${message}`,
      ),
    }),
    ...(reasons && { reasons: reasons.map((reason) => Object.fromEntries(Object.entries(reason).filter(isOther))) }),
    ...(type !== `urn:studio-desk:problem:${code}` && { type }),
    ...(title !== usual && { title }),
    ...(status !== answered && { status }),
    ...rest,
  }
  const [error] = errors ?? []
  const isSaid = error && `${error.path}: ${error.message}` === detail
  return [code, !isSaid && inOne(detail, now), Object.keys(more).length > 0 && inOne(more, now)]
    .filter(Boolean)
    .join(' ')
}
