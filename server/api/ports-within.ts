import type { Ports } from '../context.ts'
import { say } from '../lib/sayings/sayings.ts'
import { AddressRefused } from '../ports/outbound/port.ts'
import { BucketRefused } from '../ports/bucket/port.ts'
import { ProcessorError, type Processor } from '../ports/processor/port.ts'
import { TunnelFailed } from '../ports/tunnel/port.ts'

const SILENT = 'It did not answer in time'

/**
 * The ports for one request: all its questions to the outside together are answered, or given up, within so many milliseconds,
 * so that no caller waits longer. The other side may still act on a question that was given up, so the caller has to say so or
 * ask again. Answers that come piece by piece (from a model, or a backup being fetched) have no such limit.
 */
export function portsWithin(ports: Ports, ms: number): Ports {
  let until: number | undefined
  /** The time left; it starts with the first question. */
  const left = () => Math.max(0, (until ??= performance.now() + ms) - performance.now())
  const within = <T>(asked: Promise<T>, error: () => Error): Promise<T> => givenUpAfter(left(), asked, error)
  const { processors, bucket, license, ai, outbound, tunnel } = ports
  return {
    ...ports,
    processors: { ...processors, open: (key) => limited(processors.open(key), within) },
    bucket: {
      ...bucket,
      list: (access) =>
        within(bucket.list(access), () => new BucketRefused('unreachable', say('backup.bucket_silent'))),
    },
    license: {
      verify: (key) =>
        within(license.verify(key), () => new Error(SILENT)).catch(() => ({ kind: 'unavailable', reason: SILENT })),
    },
    ai: { ...ai, test: (target) => within(ai.test(target), () => new Error(SILENT)).catch(() => 'unavailable') },
    outbound: {
      ...outbound,
      get: (...asked) => within(outbound.get(...asked), late),
      look: (...asked) => within(outbound.look(...asked), () => new AddressRefused(SILENT)),
    },
    tunnel: {
      open: async (asked, signal) => {
        const end = new AbortController()
        const opened = tunnel.open(asked, AbortSignal.any([signal, end.signal]))
        try {
          return await within(opened, () => new TunnelFailed('no_answer', SILENT))
        } catch (error) {
          end.abort()
          void opened.then(({ close }) => close()).catch(() => undefined)
          throw error
        }
      },
    },
  }
}

/** Resolves with the answer, or rejects after so many milliseconds; the question may still fail when nobody waits for it. */
export async function givenUpAfter<T>(ms: number, asked: Promise<T>, error: () => Error): Promise<T> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => silence.reject(error()), ms)
  asked.catch(() => {})
  return Promise.race([asked, silence.promise]).finally(() => clearTimeout(timer))
}

const late = () => Object.assign(new Error(SILENT), { code: 'ETIMEDOUT' })

type Within = <T>(asked: Promise<T>, error: () => Error) => Promise<T>

/** A processor of which every call is given up in time. */
function limited(processor: Processor, within: Within): Processor {
  const silent = () => new ProcessorError('unavailable', SILENT)
  const call =
    (name: keyof Processor) =>
    (...given: never[]) => {
      const ask = processor[name] as (...given: never[]) => Promise<unknown>
      return within(ask(...given), silent)
    }
  // A promise that resolves with it must not take it for another promise.
  return new Proxy(processor, { get: (_, name) => (name === 'then' ? undefined : call(name as keyof Processor)) })
}
