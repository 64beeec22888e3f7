import { solve } from '../../../server/test/build/proof.ts'
import type { Reply } from '../../../server/test/request.ts'
import { OWNER_EMAIL, PASSWORD } from '../../../server/test/studio.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'

/** Registrations that strangers with a shared address may make together before they have to solve a puzzle. */
const SHARED = 100
const REGISTER = 'POST /api/v1/auth/register/client'
const LOGIN = 'POST /api/v1/auth/login'
const FORGOT = 'POST /api/v1/auth/forgot-password'

/** Somebody who was here before the strangers came: an account, and the browser that remembers it. */
interface Regular {
  email: string
  cookie: string
}

/** Floods at the public door, from addresses nobody believes: who comes honestly comes in. */
export const strangers = torment('strangers', {}, false)
/** The same where a proxy's word is taken, from ever new addresses. */
export const strangersForwarded = torment('strangers, forwarded', { STUDIO_FORWARDED_FOR_TRUSTED: '1' }, true)

function torment(name: string, env: Record<string, string>, isBelieved: boolean): Torment {
  return {
    name,
    begin: async (scene) => {
      // A restart forgives, so each round has a separate studio.
      return async () => {
        const { studio, accounts } = await scene.openStudio(undefined, { env })
        const regular = await cameBefore(studio)
        const writers = accounts.write(2)
        const flood = scene.chance.whole(120, 200)
        const registered = await Promise.all(
          Array.from({ length: flood }, (_, number) => comeInCrowds(scene, studio, regular, number)),
        )
        const through = registered.filter(({ status }) => status === 201).length
        if (!isBelieved && through > SHARED)
          scene.findings.others.push(`${through} registrations of strangers, ${SHARED} are to go without a puzzle`)
        await expectHonest(scene, studio, regular)
        await writers.stop()
        await accounts.settle()
        await studio.stop()
      }
    },
  }
}

async function cameBefore(studio: TormentedStudio): Promise<Regular> {
  const email = 'regular@client.test'
  const headers = { 'X-Forwarded-For': '203.0.113.200' }
  const {
    status,
    headers: given,
    body,
  } = await studio.send(REGISTER, {
    body: { email, full_name: 'Regina Regular', password: PASSWORD },
    headers,
    door: 'public',
  })
  if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`)
  return { email, cookie: given.get('set-cookie')?.split(';')[0] ?? '' }
}

/** One of the crowd: guesses a password, asks for a reset of somebody else's, registers, and tries the local door. */
async function comeInCrowds(
  { chance, findings }: Scene,
  studio: TormentedStudio,
  { email }: Regular,
  number: number,
): Promise<Reply> {
  const hop = `198.51.${chance.whole(0, 255)}.${chance.whole(1, 254)}`
  const said = chance.pick([hop, `127.0.0.1, ${hop}`, `${hop}:8080`])
  const headers = { 'X-Forwarded-For': said }
  const ask = (operation: string, body: object) => studio.send(operation, { body, headers, door: 'public' })
  const whom = chance.pick([email, OWNER_EMAIL])
  const [guess, forgot, inside, registered] = await Promise.all([
    ask(LOGIN, { email: whom, password: `wrong-${number}` }),
    ask(FORGOT, { email: whom }),
    studio.send('POST /api/v1/auth/bootstrap', { body: {}, headers }),
    ask(REGISTER, { email: `stranger-${number}@client.test`, full_name: 'A Stranger', password: PASSWORD }),
  ])
  if (![401, 429].includes(guess.status)) findings.others.push(`a guess was answered ${guess.status}`)
  if (![200, 429].includes(forgot.status)) findings.others.push(`a forgotten password was answered ${forgot.status}`)
  if (inside.body?.code !== 'LOOPBACK_ONLY') findings.others.push(`a stranger at the local door: ${inside.status}`)
  return registered
}

/** The regular signs in from her browser, a newcomer registers, a forgotten password is asked for, the owner works on. */
async function expectHonest(
  { findings, chance }: Scene,
  studio: TormentedStudio,
  { email, cookie }: Regular,
): Promise<void> {
  const headers = { 'X-Forwarded-For': '203.0.113.201' }
  const come = async (what: string, operation: string, body: object, more: Record<string, string> = {}) => {
    const reply = await withPuzzle((proof) =>
      studio.send(operation, { body, headers: { ...headers, ...more, ...proof }, door: 'public' }),
    )
    if (reply.status >= 300) findings.others.push(`${what} was kept out: ${reply.status} ${JSON.stringify(reply.body)}`)
  }
  await come('who has signed in here before', LOGIN, { email, password: PASSWORD }, { Cookie: cookie })
  const newcomer = { email: `newcomer-${chance.whole(1, 1e9)}@client.test`, full_name: 'New Comer', password: PASSWORD }
  await come('a newcomer', REGISTER, newcomer)
  await come('who forgot a password', FORGOT, { email })
  const owner = await studio.send(LOGIN, { body: { email: OWNER_EMAIL, password: PASSWORD } })
  if (owner.status !== 200) findings.others.push(`the owner was kept out at the local door: ${owner.status}`)
  const id = (await studio.asOwner('GET /api/v1/studio')).body.public_studio_id
  const shown = await studio.send(`GET /api/v1/widget/${id}/schedule`, { headers, door: 'public' })
  if (shown.status !== 200) findings.others.push(`the timetable was answered ${shown.status}`)
}

/** Asks, and once more with the puzzle solved where one is set. */
async function withPuzzle(ask: (proof: Record<string, string>) => Promise<Reply>): Promise<Reply> {
  const reply = await ask({})
  const puzzle = reply.body?.proof_of_work
  return puzzle ? ask({ [puzzle.header]: await solve(puzzle) }) : reply
}
