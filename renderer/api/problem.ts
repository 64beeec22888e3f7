import type { Puzzles } from '../shared/work/solve.ts'

/** Why a rule refuses, in words a person can act on. */
export interface Reason {
  code: string
  detail: string
  rule?: string
  value?: unknown
  fix?: string
}

/** The server's answer when it does not do what was asked (RFC 9457). */
export interface Problem {
  title: string
  status: number
  detail: string
  code: string
  request_id?: string
  errors?: { in: 'body' | 'query' | 'path'; path: string; message: string }[]
  reasons?: Reason[]
  /** Too many have asked: what can be worked out instead of waiting. */
  proof_of_work?: Puzzles
}

/** Thrown by every failed call. `status` 0: the server was not reached. */
export class ApiError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`)
    this.name = 'ApiError'
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }

  get code(): string {
    return this.problem.code
  }
}

export const UNREACHABLE: Problem = { title: 'Unreachable', status: 0, detail: '', code: 'UNREACHABLE' }

/** The problem in an answer; one without a readable body still has its status. */
export async function problemOf(response: Response): Promise<Problem> {
  const unknown: Problem = {
    title: response.statusText,
    status: response.status,
    detail: '',
    code: `HTTP_${response.status}`,
  }
  try {
    return { ...unknown, ...((await response.json()) as Partial<Problem>) }
  } catch {
    return unknown
  }
}
