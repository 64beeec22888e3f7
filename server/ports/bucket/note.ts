import { readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Keeps what is needed to go on with something, on the disk before this resolves; never half of it. */
export async function writeNote(file: string, note: object): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(note), { flush: true, mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** The note, or undefined if there is none or it can't be read. */
export async function readNote<T extends object>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Forgets what was noted, if anything was. */
export async function removeNote(file: string): Promise<void> {
  await rm(file, { force: true })
}
