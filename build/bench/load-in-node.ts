import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Does the same as load.c, with the same arguments and the same line of JSON, for computers without a C compiler. */
const [port, connections, milliseconds, expected, file = '', order, pause = '0'] = process.argv.slice(2)
const bytes = readFileSync(file)
const latencies: number[] = []
let [at, used, wrong, first, isOver] = [0, 0, 0, 0, false]
process.on('SIGTERM', () => (isOver = true))

function next(): Buffer | undefined {
  if (at >= bytes.length) {
    if (order === 'once') return undefined
    at = 0
  }
  const length = bytes.readUInt32LE(at)
  used += 1
  at += 4 + length
  return bytes.subarray(at - length, at)
}

/** Returns the length of the first answer in a buffer, in bytes; undefined while it is not complete. */
function lengthOfAnswer(answer: Buffer): number | undefined {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const text = answer.toString('latin1', 0, head)
  if (/^HTTP\/1\.1 (204|304)/.test(text)) return head + 4
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  if (length !== undefined) return answer.length < head + 4 + Number(length) ? undefined : head + 4 + Number(length)
  const end = answer.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? undefined : end + 7
}

async function talk(ends: number): Promise<void> {
  let asked = performance.now()
  let isFirst = true
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true })
  for (;;) {
    const wanted = isOver || performance.now() > ends ? undefined : next()
    if (!wanted) break
    if (!isFirst) asked = performance.now()
    socket.write(wanted)
    const status = await answered(socket)
    const took = (performance.now() - asked) * 1000
    latencies.push(took)
    if (isFirst) first = Math.max(first, took)
    isFirst = false
    if ((Number(expected) < 10 ? Math.floor(status / 100) : status) !== Number(expected)) wrong += 1
    if (Number(pause) > 0) await setTimeout(Number(pause) / 1000)
  }
  socket.destroy()
}

function answered(socket: ReturnType<typeof connect>): Promise<number> {
  return new Promise((resolve, reject) => {
    let have = Buffer.alloc(0)
    const take = (chunk: Buffer) => {
      have = Buffer.concat([have, chunk])
      if (lengthOfAnswer(have) === undefined) return
      socket.off('data', take).off('error', reject)
      resolve(Number(have.toString('latin1', 9, 12)))
    }
    socket.on('data', take).on('error', reject)
  })
}

const began = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, () => talk(began + Number(milliseconds))))
const sorted = latencies.toSorted((a, b) => a - b)
const part = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const seconds = (performance.now() - began) / 1000
console.log(
  JSON.stringify({
    answers: sorted.length,
    seconds,
    p50: part(0.5),
    p95: part(0.95),
    p99: part(0.99),
    max: part(1),
    first,
    used,
    wrong,
  }),
)
