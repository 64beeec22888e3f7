import type { ReachedStudio } from '../request.ts'
import { makeClass } from './schedule.ts'
import { makeInstructor } from './staff.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A class whose instructor asks to be replaced, for whoever is named. */
export async function askInstead(
  studio: ReachedStudio,
  named: readonly { id: number }[],
  cls: object = {},
): Promise<Shown> {
  const instructor = await makeInstructor(studio)
  const { id } = await makeClass(studio, { instructor_id: instructor.id, ...cls })
  const instructor_ids = named.map((one) => one.id)
  const path = `POST /api/v1/scheduled-classes/${id}/substitute-requests`
  const { status, body } = await studio.asOwner(path, { instructor_ids })
  if (status !== 201) throw new Error(`Not asked: ${JSON.stringify(body)}`)
  return body
}

/** The same, claimed by an instructor. */
export async function claimInstead(studio: ReachedStudio, cls: object = {}): Promise<Shown> {
  const substitute = await makeInstructor(studio)
  const request = await askInstead(studio, [substitute], cls)
  const token = await studio.login(substitute.email)
  const { status, body } = await studio.send(`POST /api/v1/substitute-requests/${request.id}/claim`, {
    token,
    body: {},
  })
  if (status !== 200) throw new Error(`Not claimed: ${JSON.stringify(body)}`)
  return body
}
