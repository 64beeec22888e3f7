import type { ServerState } from '../server/shell/port.ts'
import type { Question } from './ask.ts'
import type { Words } from './words/words.ts'

/** Asked before a page is left that has changes. */
export function mayDiscard({ unsaved: { message, leaving, discard, stay } }: Words): Question {
  return { message, detail: leaving, yes: discard, no: stay, isRisky: true }
}

/** Returns the question to ask before the studio is closed at this moment; null if nobody would miss it. */
export function questionBefore(
  state: ServerState | undefined,
  isUnsaved: boolean,
  { quit, unsaved, underWay }: Words,
): Question | null {
  const busy = state?.busy ?? null
  const isServing = (state?.serving ?? 0) > 0
  if (busy === null && !isServing) {
    const { message, quitting, discardAndQuit } = unsaved
    return isUnsaved ? { message, detail: quitting, yes: discardAndQuit, no: quit.stay, isRisky: true } : null
  }
  return {
    message: busy === null ? quit.serving : underWay[busy],
    detail: [isUnsaved && quit.unsaved, busy !== null && quit.goesOn, quit.closed].filter(Boolean).join(' '),
    yes: quit.anyway,
    no: quit.stay,
    isRisky: true,
  }
}
