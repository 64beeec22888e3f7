import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from '../../process-figures.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'
import { until } from '../waiting.ts'

const MOST_MEMORY = 800
const isLinux = process.platform === 'linux'

/** One that is slow on purpose: how it begins, and what it sends every now and then. */
interface Slow {
  first: string
  more: string
  /** True if it reads what it is answered. */
  reads: boolean
}

const line = 'GET / HTTP/1.1\r\nHost: studio.test\r\n'
const ways: readonly Slow[] = [
  { first: '', more: '', reads: true },
  { first: line, more: 'X-Slow: 1\r\n', reads: true },
  {
    first:
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: studio.test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
    more: ' ',
    reads: true,
  },
  {
    first: 'POST /api/v1/auth/forgot-password HTTP/1.1\r\nHost: studio.test\r\nTransfer-Encoding: chunked\r\n\r\n',
    more: '1\r\n \r\n',
    reads: true,
  },
  { first: 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: studio.test\r\n\r\n'.repeat(50), more: '', reads: false },
  { first: '\u0000\u0001nonsense', more: '\u0000', reads: true },
]

/** Hundreds who send a byte now and then, or never read: others are answered, and nothing of them stays. */
export const slowClients: Torment = {
  name: 'slow clients',
  begin: async (scene) => {
    const { chance, findings } = scene
    const { studio, accounts } = await scene.openStudio()
    return async () => {
      const before = openFiles(studio)
      const writers = accounts.write(4)
      const sockets = Array.from({ length: chance.whole(100, 250) }, () => comeSlowly(scene, studio, chance.pick(ways)))
      for (let times = chance.whole(10, 40); times > 0; times -= 1) {
        const { status } = await studio.send('GET /api/v1/health', { door: 'public' })
        if (status !== 200) findings.others.push(`health answered ${status} beside slow clients`)
        if (isLinux && memoryOf(studio.pid) > MOST_MEMORY)
          findings.others.push(`${Math.round(memoryOf(studio.pid))} MB of memory beside slow clients`)
        await wait(50)
      }
      await writers.stop()
      if (chance.pick([true, false, false])) {
        // A stop waits for nobody who dawdles.
        await studio.stop()
        await studio.start()
      }
      for (const { socket } of sockets) socket.destroy()
      await until('what the slow ones held is free', () => openFiles(studio) <= before + 30)
      await accounts.settle()
    }
  },
}

/** Opens a connection to the public door and goes on with it every now and then until it is closed. */
function comeSlowly(
  { chance, after }: Scene,
  studio: TormentedStudio,
  { first, more, reads }: Slow,
): { socket: Socket } {
  const socket = connect(Number(new URL(studio.doors.public).port), '127.0.0.1')
  socket.on('error', () => {})
  if (reads) socket.resume()
  else socket.pause()
  socket.write(first)
  const timer = setInterval(() => more !== '' && socket.write(more), chance.whole(50, 500))
  socket.on('close', () => clearInterval(timer))
  after(() => socket.destroy())
  return { socket }
}

/** Returns the number of files and connections that the server has open, on Linux; 0 elsewhere, as it is unknown there. */
const openFiles = ({ pid }: TormentedStudio) => (isLinux ? readdirSync(`/proc/${pid}/fd`).length : 0)
