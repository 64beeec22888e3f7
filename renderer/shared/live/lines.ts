import type { Change } from './reads.ts'

/** Takes server-sent events apart, piece by piece as they come; what is unknown is passed over. */
export function readLines(told: (change: Change) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) told(JSON.parse(line.slice(6)) as Change)
  }
}
