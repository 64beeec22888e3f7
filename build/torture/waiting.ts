import { setTimeout as wait } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import type { TormentedStudio } from './studio.ts'

/** Waits until something is so; says what did not come about after three minutes. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = performance.now() + 180_000; !(await isSo()); await wait(25))
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`)
}

/** Waits for a moment, looking every millisecond; gives up after so many of them. */
export async function asSoonAs(isSo: () => boolean, most: number): Promise<void> {
  for (const end = performance.now() + most; !isSo() && performance.now() < end;) await wait(1)
}

/** The fault of its storage that the studio tells of; undefined while it tells of none. */
export async function storageOf(studio: TormentedStudio): Promise<string | undefined> {
  return (await studio.send('GET /api/v1/health')).body.storage?.code
}

/** While nothing can be written, what only reads goes on at both doors, signing in included. */
export async function expectReads(studio: TormentedStudio, { others }: Findings): Promise<void> {
  const replies = [
    await studio.asOwner('GET /api/v1/clients'),
    await studio.asOwner('GET /api/v1/bookings'),
    await studio.send('GET /api/v1/health'),
    await studio.send('GET /api/v1/health', { door: 'public' }),
    await studio.send('GET /', { door: 'public' }),
  ]
  for (const { status, body } of replies)
    if (status !== 200)
      others.push(`a read was not answered while nothing could be written: ${status} ${JSON.stringify(body)}`)
  await studio.renew()
}
