import { constants } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileName } from '../../lib/file-name-rules.ts'
import type { Files } from './port.ts'

/** Reads what is there, never what it points to. */
const flag = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/** Files in one folder; a write is complete or not there at all. A link that leads out of the folder is no file of it. */
export function diskFiles(folder: string): Files {
  const place = (name: string) => {
    if (!isFileName(name)) throw new Error('Not a file name')
    return join(folder, name)
  }
  return {
    write: async (name, bytes) => {
      const target = place(name)
      await mkdir(folder, { recursive: true })
      await writeFile(`${target}.part`, bytes, { flush: true })
      await rename(`${target}.part`, target)
    },
    read: async (name) => {
      // Names come from the database, which may be somebody else's.
      if (!isFileName(name)) return undefined
      try {
        const target = place(name)
        return (await lstat(target)).isFile() ? await readFile(target, { flag }) : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: async (name) => {
      await rm(place(name), { force: true })
    },
    list: () =>
      readdir(folder).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
        throw error
      }),
  }
}
