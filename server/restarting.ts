import { startServer, type Running, type StartOptions } from './server.ts'

/** A studio that is served, in one process, also where it stops and starts again: as after a restore. */
export interface Served {
  /** As it is served now. */
  readonly running: Running
  stop(): Promise<void>
}

interface Following {
  /** Called at each start. */
  started?: (running: Running) => void
  /** Where it can't be started again. */
  failed: (error: unknown) => void
}

/** Starts a studio, and restarts it on the same ports whenever something in it asks for that. */
export async function serveRestarting(options: StartOptions, { started, failed }: Following): Promise<Served> {
  let running: Running
  let restarting: Promise<void> | undefined
  const start = async (given: StartOptions) => {
    running = await startServer({ ...given, restart: () => void (restarting ??= again()) })
    started?.(running)
  }
  const again = async () => {
    try {
      // The request that asked for it is answered first.
      await new Promise(setImmediate)
      const { port, publicPort } = running.app.config
      await running.stop()
      await start({ ...options, newKey: false, config: { ...options.config, port, publicPort } })
    } catch (error) {
      failed(error)
    } finally {
      restarting = undefined
    }
  }
  await start(options)
  return {
    get running() {
      return running
    },
    stop: async () => {
      await restarting
      await running.stop()
    },
  }
}
