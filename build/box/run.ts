import { execFile } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

/** The end of a command: its exit code (ENOENT if there is no such command), and its output. */
export interface Ended {
  code: number | string
  printed: string
  said: string
}

/** Runs a command with nothing of this process's environment but the way to the programs, this Node first. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  return new Promise((resolve) => {
    execFile(command, args, { env: { PATH, ...env } }, (error, printed, said) =>
      resolve({ code: error ? (error.code ?? -1) : 0, printed, said }),
    )
  })
}

/** Installs a server in a folder as one does by hand. */
export const install = (folder: string) => run('sh', [join(import.meta.dirname, 'install.sh'), folder])
