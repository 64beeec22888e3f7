import { createHash } from 'node:crypto'
import { createConnection, createServer, type Server } from 'node:net'
import { realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '../server/refused-start.ts'
import { OTHER_FOLDER } from './config.ts'

/**
 * Takes a data folder for this process alone, for the database in it may be opened by one only; gives the function that frees
 * it. The lock is a socket that is listened at: the system frees it when its holder ends, however that happens. Throws
 * StartRefused while another holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = socketOf(folder)
  const lock = (await take(path)) ?? ((await isHeld(path)) ? undefined : await takeOver(path))
  if (!lock)
    throw new StartRefused(
      `The license service is already running for ${folder}. Use that one, stop it, or ${OTHER_FOLDER}. ` +
        'Several replicas share a PostgreSQL (DATABASE_URL) instead.',
    )
  lock.unref()
  return () => void lock.close()
}

/** The socket on which the lock of a folder listens, the same for every path to it: no file on Linux and Windows. */
function socketOf(folder: string): string {
  const name = `studio-desk-license-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** Listens at a path; undefined where it is taken. */
function take(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

/** True if somebody listens there: a file may have been left behind. */
function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })
}

function takeOver(path: string): Promise<Server | undefined> {
  rmSync(path, { force: true })
  return take(path)
}
