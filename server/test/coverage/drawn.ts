import type { TestStudio } from '../studio.ts'
import type { Books, Class, Standing, StandingDate } from './books.ts'
import type { Chance } from './chance.ts'

// A record as the API gives it; what is read of it is compared.
// oxlint-disable-next-line no-explicit-any
type Answer = any

/** A studio, what the test knows of it, and where its chance comes from. */
export interface Drawn {
  studio: TestStudio
  books: Books
  chance: Chance
  kioskToken: string
  prices: () => number
  /** Dates of standing bookings that the studio has looked at since they were last compared. */
  looked: Look[]
  /** Decisions about them that are not yet counted as attempts. */
  decided: StandingDate['state'][]
}

/** A date of a standing booking that is looked at: what was said before, and what the oracle says. */
export interface Look {
  standing: Standing
  cls: Class
  was: StandingDate | undefined
  says: StandingDate
}

/** Asks as the owner, and throws unless it is done. */
export async function done(studio: TestStudio, operation: string, body?: object): Promise<Answer> {
  const reply = await studio.asOwner(operation, body)
  if (reply.status >= 300) throw new Error(`${operation} ${JSON.stringify(body)}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** The same, for what is made. */
export const make = (studio: TestStudio, path: string, body: object) => done(studio, `POST /api/v1/${path}`, body)
