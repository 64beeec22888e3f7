import type { Reply } from '../studio.ts'
import type { Outside } from './stage.ts'

/** What an answer says has become of what was asked. */
export type Said = 'done' | 'not done' | 'in progress'

/** An operation that asks outside, begun with records of its own. */
export interface Question {
  send(): Promise<Reply>
  /** What a good answer, or a refusal that is none, says; else a success is done and a refusal not. */
  says?(reply: Reply): Said | undefined
  /** How often it was done there. */
  there?(): number | Promise<number>
  /** How often it was done here. */
  here?(): number | Promise<number>
  /** What the place to follow it says: asked at once where it is in progress, and after an hour in any case. */
  follow?(): Promise<Said>
}

export type Begin = (outside: Outside) => Promise<Question>
