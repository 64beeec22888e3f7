import type { Reason } from '../../api/index.ts'

/** A rule that refuses, with the step that would help by its name. */
export type Why = Pick<Reason, 'code' | 'detail' | 'value'> & { fix?: string | null | undefined }

/** What a refusal has to say: its reasons, or its own sentence where it names none. */
export function reasonsOf(problem: { code: string; detail: string; reasons?: Reason[] }): readonly Why[] {
  return problem.reasons?.length ? problem.reasons : [problem]
}

/** What stands against a booking; a full class says so by itself. */
export const hindrances = <One extends Why>(reasons: readonly One[]): One[] =>
  reasons.filter(({ code }) => code !== 'CLASS_FULL')
