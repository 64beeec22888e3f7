import type { Reply } from '../studio.ts'
import type { Outside } from './stage.ts'

/** An answer's claim about the outcome of the request. */
export type Said = 'done' | 'not done' | 'in progress'

/** An operation that asks outside, with separate records. */
export interface Question {
  send(): Promise<Reply>
  /** The outcome claimed by a good answer, or by a refusal that is none; else a success is done and a refusal not. */
  says?(reply: Reply): Said | undefined
  /** How often it was done there. */
  there?(): number | Promise<number>
  /** How often it was done here. */
  here?(): number | Promise<number>
  /** The state at the place to follow it: asked right away if it is in progress, and after an hour in any case. */
  follow?(): Promise<Said>
}

export type Begin = (outside: Outside) => Promise<Question>
