import type { FromShell, ToShell } from './port.ts'

/** The process that has started this one, where it is the desktop shell. */
export interface Parent {
  /** Resolves once the message has left, as far as can be known. */
  tell(message: ToShell): Promise<void>
  /** Takes every message from now on. */
  hear(take: (message: FromShell) => void): void
  /** Calls back when the parent is gone without a word. */
  onGone(ended: () => void): void
}

/** The parent port of an Electron utility process. */
interface ParentPort {
  postMessage(message: unknown): void
  on(event: 'message', listener: (event: { data: unknown }) => void): unknown
}

/** Electron does not say when a message has left: so many milliseconds are enough. */
const LEAVING_MS = 50

/**
 * The shell above this process: Electron's port, or for tests the channel of a forked process, which declares by
 * STUDIO_SHELL=1 that it speaks as the shell does. Undefined if there is neither.
 */
export function shellAbove(): Parent | undefined {
  const { parentPort } = process as { parentPort?: ParentPort }
  if (parentPort) return byPort(parentPort)
  return process.env['STUDIO_SHELL'] === '1' && process.send ? byChannel() : undefined
}

function byPort(port: ParentPort): Parent {
  return {
    tell: (message) => {
      port.postMessage(message)
      return new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
    },
    hear: (take) => port.on('message', ({ data }) => isFromShell(data) && take(data)),
    // Electron ends its utility processes with itself.
    onGone: () => {},
  }
}

function byChannel(): Parent {
  return {
    tell: (message) => new Promise((resolve) => process.send!(message, undefined, undefined, () => resolve())),
    hear: (take) => process.on('message', (data) => isFromShell(data) && take(data)),
    onGone: (ended) => process.once('disconnect', ended),
  }
}

function isFromShell(data: unknown): data is FromShell {
  return typeof data === 'object' && data !== null && 'kind' in data
}
