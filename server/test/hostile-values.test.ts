import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { strangeValuesIn } from '../db/sound/strange-values.ts'
import { furnishTheRest } from './build/exit-pack.ts'
import { furnish } from './build/furnish.ts'
import { startOnlineStudio } from './build/online.ts'
import { everythingLicensed } from './build/stage.ts'
import { ask, headOf, partsOf, readings, shortPages } from './hostile/ask.ts'
import { faultsOf } from './hostile/look.ts'
import { spoil, textColumnsOf, type TextColumn } from './hostile/spoil.ts'
import { chanceOf, HOW_MANY, hostileValues, type Chance } from './hostile/values.ts'
import type { TestStudio } from './studio.ts'

const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_260_304)
/** How often every column is spoilt, each time with other values, and in how many parts: the rest is as it was. */
const [TIMES, PARTS] = [2, 3]

/** By these a row or a caller is found and nothing is shown of them: with a hostile one in it, nobody gets as far as the row. */
const FINDS = /_hash$|^(key_fingerprint|era|public_studio_id)$/

const FAILED = /"(failed|job failed|jobs can’t run)"/
/** Sealed values can’t be opened, and are asked for again. */
const SAYS_WHAT_HELPS = /Enter it again/

const CANARY = 'CanaryOfAFileOfThisComputer77'

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((one) => ({ one, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

describe('a database is input', () => {
  const chance = chanceOf(SEED)
  let studio: TestStudio
  let pages: string
  let asked: ReturnType<typeof readings>
  let columns: TextColumn[]
  let sound: string
  let secrets: string[]
  let values: readonly (string | Uint8Array)[]
  const file = () => join(studio.folder, 'studio.sqlite')

  before(async () => {
    pages = shortPages()
    const online = { webhook: false, pages, unchecked: true, config: await everythingLicensed() }
    const { studio: begun, processor } = await startOnlineStudio(online)
    studio = begun
    await studio.asOwner('POST /api/v1/studio/license', { license_key: 'SD1-OF-THE-STAGE' })
    const made = await furnish(studio, processor)
    await furnishTheRest(studio)
    const tokens = { client: await studio.login(made.client.email), instructor: await studio.login(made.instructor) }
    asked = readings(made, tokens, studio.owner)
    columns = textColumnsOf(studio.database).filter(({ column }) => !FINDS.test(column))
    const canary = join(studio.folder, 'canary.txt')
    writeFileSync(canary, CANARY)
    secrets = [CANARY, 'root:x:0:0', readFileSync(join(studio.folder, 'secrets.key'), 'utf8').trim()]
    values = hostileValues(SEED, canary)
    sound = join(pages, 'sound.sqlite')
    await studio.restart(() => {
      const database = new Database(file())
      database.pragma('wal_checkpoint(TRUNCATE)')
      database.close()
      copyFileSync(file(), sound)
    })
  })
  after(async () => {
    await studio.stop()
    rmSync(pages, { recursive: true, force: true })
  })

  /** Stops the studio, spoils its file as it was before anything was spoilt, and starts it again. */
  async function startSpoilt(spoilt: readonly TextColumn[], next: () => string | Uint8Array): Promise<string[]> {
    let taken: string[] = []
    await studio.restart(() => {
      for (const end of ['', '-wal', '-shm']) rmSync(file() + end, { force: true })
      copyFileSync(sound, file())
      taken = spoil(file(), spoilt, next)
    })
    return taken
  }

  it('what our own code writes is what it expects to read', () => {
    assert.deepEqual(strangeValuesIn(studio.database), [])
  })

  const used = new Set<string | Uint8Array>()
  const spoilt = new Set<string>()
  for (let round = 0; round < TIMES * PARTS; round += 1)
    it(`hostile values in a third of the columns harm nobody (${round + 1})`, async () => {
      const part = round % PARTS
      if (part === 0) columns = shuffled(columns, chance)
      const order = shuffled(values, chance)
      let at = 0
      const next = () => {
        const value = order[at++ % order.length]!
        used.add(value)
        return value
      }
      const taken = await startSpoilt(
        columns.filter((_, n) => n % PARTS === part),
        next,
      )
      for (const one of taken) spoilt.add(one)
      studio.mail.sent.length = 0
      const from = studio.logged.length
      const faults: string[] = []
      for (const one of asked) {
        const answer = await ask(studio, one)
        if (answer.status >= 500) faults.push(`${answer.of}: ${answer.status} ${answer.bytes.toString().slice(0, 300)}`)
        if (answer.isSniffed && answer.bytes.length > 0)
          faults.push(`${answer.of}: a browser may take it for something else`)
        faults.push(...(await faultsOf(answer, secrets)))
      }
      // Once, as each second does: what a job can’t do here it would try for ever while the clock stands.
      studio.running.runner.start()
      await studio.running.runner.idle()
      for (const letter of studio.mail.sent) {
        faults.push(
          ...headOf(letter)
            .filter((text) => /[\r\n]/.test(text))
            .map((text) => `a letter’s head: ${text}`),
        )
        for (const given of partsOf(letter)) faults.push(...(await faultsOf(given, secrets)))
      }
      const failed = studio.logged.slice(from).filter((line) => FAILED.test(line) && !SAYS_WHAT_HELPS.test(line))
      assert.deepEqual([...faults, ...failed], [], `HOSTILE_SEED=${SEED}`)
    })

  it('each of them was tried, in every column that takes what its table does not forbid', () => {
    assert.equal(used.size, HOW_MANY)
    assert.ok(spoilt.size > 350, `${spoilt.size} columns`)
  })

  it('a studio starts on settings that are none, with what is safe in their place, and a restore would refuse them', async () => {
    const names =
      `timezone locale currency typeface primary_color secondary_color tunnel_url tunnel_host website_url logo_file
      cover_file trusted_proxies quiet_hours_start country license_grace_until`.split(/\s+/)
    for (const value of ['../../../../etc/passwd', '</style><script>xss(1)</script>']) {
      await startSpoilt(
        names.map((column) => ({ table: 'settings', column })),
        () => value,
      )
      const { status, body } = await studio.asOwner('GET /api/v1/studio')
      assert.equal(status, 200)
      const { timezone, locale, currency, typeface, primary_color, logo_url, tunnel_url, website_url } = body
      assert.deepEqual(
        { timezone, locale, currency, typeface, primary_color, logo_url, tunnel_url, website_url },
        {
          timezone: 'UTC',
          locale: 'en',
          currency: 'XXX',
          typeface: 'clear',
          primary_color: '#666666',
          logo_url: null,
          tunnel_url: null,
          website_url: null,
        },
      )
      const strange = strangeValuesIn(studio.database)
      for (const column of ['timezone', 'locale', 'tunnel_url', 'logo_file'])
        assert.ok(strange.includes(`settings.${column}`), column)
    }
  })
})
