import { Hono } from 'hono'
import type { Mounted } from '../../../server/http/implement.ts'
import type { RawBody } from '../../../server/http/operation.ts'
import { identify, receiver } from '../../../server/http/doors.ts'
import type { Env } from '../../../server/http/env.ts'
import { mount } from '../../../server/http/mount.ts'
import { listen } from '../../../server/listen.ts'
import { systemClock } from '../../../server/ports/clock/system.ts'
import type { App, Ctx } from '../../../license-cloud/context.ts'
import { bearerKey } from '../../../license-cloud/features/licenses/key-rules.ts'
import { proxyContract } from '../../../license-cloud/features/proxy/contract.ts'
import { toSend } from '../../../license-cloud/features/proxy/request-rules.ts'
import { tokensOf } from '../../../license-cloud/features/proxy/usage-rules.ts'
import { licenseHost } from '../../../license-cloud/host.ts'
import { openaiLike } from '../../../license-cloud/ports/provider/openai-like.ts'

/** A yardstick in a separate process: the same proxy, except that it looks up no key and counts nothing. */
const provider = openaiLike({ base: process.argv[2]!, key: 'bench' })
const router = new Hono<Env>()
router.use(identify(receiver('bench', () => ({ forwarded: false, isProxy: () => false }))))
const key = 'POST /ai/chat/completions'
const operation: Mounted<Ctx> = {
  key,
  operation: proxyContract[key],
  handler: async (ctx, { raw }: { raw?: RawBody }) => {
    const request = toSend(new TextDecoder().decode(raw!.bytes), 'the-model')
    if (!bearerKey(ctx.header('authorization')) || 'fault' in request) throw new Error('The bench sends something else')
    const answer = await provider.complete(request.body)
    tokensOf(answer, request.body.length)
    return { type: 'application/json', bytes: new Uint8Array(answer) }
  },
}
mount(router, [operation], licenseHost({ ports: { clock: systemClock }, log: () => {} } as unknown as App, false))
const { port } = await listen(router.fetch, { door: 'public', port: 0, hostname: '127.0.0.1', log: () => {} })
process.send?.(port)
