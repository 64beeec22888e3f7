import { startProvider, type TestProvider } from '../../license-cloud/test/provider.ts'
import { startService, type TestService } from '../../license-cloud/test/service.ts'
import { startStudio, type RunningStudio } from './studio.ts'

/** A studio, the license service that it asks, and an AI provider for the studio's own key (under Mistral’s name). */
export interface Licensed extends AsyncDisposable {
  studio: RunningStudio
  service: TestService
  /** A key that was bought. */
  key: string
  own: TestProvider
  /** Ends the license service, as where the internet is gone. */
  cutOff(): Promise<void>
}

/** Starts the three, the studio furnished with `--demo`; they end when it is disposed of. */
export async function openLicensed(plan: 'base' | 'base_ai' = 'base_ai', ...args: '--demo'[]): Promise<Licensed> {
  const [service, own] = await Promise.all([startService(), startProvider()])
  const [{ url, publicKey }] = service.replicas as [TestService['replicas'][number]]
  const env = {
    LICENSE_URL: url,
    LICENSE_PUBLIC_KEY: publicKey,
    AI_PROVIDER_BASES: JSON.stringify({ mistral: own.url }),
  }
  const [running, key] = await Promise.all([startStudio(...args, { env }), service.buyKey(plan)])
  return {
    studio: running.studio,
    service,
    key,
    own,
    cutOff: async () => void (await Promise.all(service.replicas.splice(0).map((replica) => replica.stop()))),
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]()
      await Promise.all([service.stop(), own.stop()])
    },
  }
}

/** A provider’s answer that comes in pieces: each is said as it is let go; null breaks the line. */
export function inPieces(): {
  answer: TestProvider['answer']
  say: (piece: string | null) => Promise<void>
  end: () => void
} {
  const outgoing = Promise.withResolvers<Parameters<TestProvider['answer']>[1]>()
  return {
    answer: (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.flushHeaders()
      outgoing.resolve(response)
    },
    say: async (piece) => {
      const response = await outgoing.promise
      if (piece === null) response.destroy()
      else response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: piece } }] })}\n\n`)
    },
    end: () => void outgoing.promise.then((response) => response.end('data: [DONE]\n\n')),
  }
}
