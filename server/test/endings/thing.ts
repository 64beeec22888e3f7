import { reply, type OnlineStudio } from '../build/online.ts'
import type { startPushService } from '../push-service.ts'
import type { Dependent } from './table.ts'

/** Where things are made and end: a studio that takes payments online, writes letters and pushes. */
export interface Place extends OnlineStudio {
  pushes: Awaited<ReturnType<typeof startPushService>>
}

/** How each dependent is looked at: its outcome is in the table. */
export type Looks = Partial<Record<Dependent, () => Promise<string>>>

/** A thing that can end: how it is made with all that hangs on it, and each way in which it ends. */
export interface Thing<Made = never> {
  make(place: Place): Promise<Made & { looks: Looks }>
  endings: Readonly<Record<string, (place: Place, made: Made) => Promise<unknown>>>
}

/** The same without the made records, so that all are in one list. */
export interface AnyThing {
  endings: readonly string[]
  /** Makes it and ends it; gives the looks. */
  live(place: Place, ending: string): Promise<Looks>
}

export function thing<Made>({ make, endings }: Thing<Made>): AnyThing {
  return {
    endings: Object.keys(endings),
    live: async (place, ending) => {
      await atNoon(place)
      const made = await make(place)
      await endings[ending]!(place, made)
      await place.settle()
      return made.looks
    },
  }
}

/** The day so many days from the studio's today. */
export const dayIn = (place: Place, days: number): string =>
  new Date(Date.parse(place.studio.clock.now()) + days * 86_400_000).toISOString().slice(0, 10)

/** The moment so many minutes from now. */
export const momentIn = (place: Place, minutes: number): string =>
  new Date(Date.parse(place.studio.clock.now()) + minutes * 60_000).toISOString()

/** Each begins at noon, whatever the one before did: at night bookings are held. Waiting emails are sent first. */
async function atNoon(place: Place): Promise<void> {
  await letOut(place)
  const into = Date.parse(place.studio.clock.now()) % 86_400_000
  await place.studio.advance({ minutes: 24 * 60 + NOON_MINUTES - into / 60_000 })
}

const NOON_MINUTES = 11 * 60
const MAIL = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

/** Keeps letters waiting from here on: the mail server takes none for now. */
export function holdLetters({ studio }: Place): void {
  studio.mail.fail = '450 Busy'
}

/** Lets all letters leave that wait, and holds back those that come. */
export async function letOut(place: Place): Promise<void> {
  place.studio.mail.fail = undefined
  await reply(place.studio, 'PUT /api/v1/studio/email', MAIL)
  await place.settle()
  holdLetters(place)
}
