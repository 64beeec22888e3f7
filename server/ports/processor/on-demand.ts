import type { Processor, Processors } from './port.ts'

/** The processor, whose library is read when it is first asked: a studio that sells nothing online starts without it. */
export function processorsOnDemand(load: () => Promise<Processors>): Processors {
  let read: Promise<Processors> | undefined
  let known: Processors | undefined
  const processors = async () => (known ??= await (read ??= load()))
  return {
    skew: () => known?.skew() ?? 0,
    knowsSkew: () => known?.knowsSkew() ?? false,
    open: (secretKey) => opened(async () => (await processors()).open(secretKey)),
  }
}

/** Every call of the processor asks for it first. */
function opened(open: () => Promise<Processor>): Processor {
  const call =
    (name: keyof Processor) =>
    async (...given: never[]) => {
      const ask: (...given: never[]) => unknown = (await open())[name]
      return ask(...given)
    }
  // A promise that resolves with it must not take it for another promise.
  return new Proxy({} as Processor, { get: (_, name) => (name === 'then' ? undefined : call(name as keyof Processor)) })
}
