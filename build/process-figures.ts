import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time that all threads of a process have had; of Linux, to the nanosecond. */
export function processorTime(pid: number): number {
  const tasks = `/proc/${pid}/task`
  const had = readdirSync(tasks).map((id) => Number(readFileSync(`${tasks}/${id}/schedstat`, 'utf8').split(' ')[0]))
  return had.reduce((sum, time) => sum + time, 0) / 1e6
}

/** Megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** The same of the thread alone that runs the event loop. */
export function eventLoopTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}
