import type { NoPush } from './push-rules.ts'
import type { Told } from './notify.ts'

const WHY: Record<Exclude<Told['why'], null>, string> = {
  CHOSE_EMAIL: 'they chose e-mail instead',
  NO_CONSENT: 'they have not agreed to push notifications',
  NO_DEVICE: 'no device of theirs is registered',
  TOO_LATE: 'the quiet hours last until it is of no use',
  HELD: 'after a restore the studio waits for your word',
} satisfies Record<NoPush | 'TOO_LATE' | 'HELD', string>

/** A sentence for the sender about the delivery of a notification. */
export function sayWhatFollows({
  pushes,
  why,
  isMailed,
  canSignIn,
}: Pick<Told, 'pushes' | 'why'> & { isMailed: boolean; canSignIn: boolean }): string {
  const devices = pushes === 1 ? 'one device' : `${pushes} devices`
  const ways = [...(pushes > 0 ? [`to ${devices}`] : []), ...(isMailed ? ['by e-mail'] : [])]
  const left = ways.length > 0 ? `It leaves ${ways.join(' and ')}.` : 'It only stands in their list.'
  const reason = why === null ? '' : ` No push: ${WHY[why]}.`
  return `${left}${reason}${canSignIn ? '' : ' They have no login yet: an invitation lets them read it.'}`
}
