import { openFile } from './browser.ts'
import type { Args, Key } from './types.ts'

/** The answer as a file. */
export const readFile = async <K extends Key>(key: K, ...args: Args<K>): Promise<Blob> =>
  (await openFile(key, ...args)).file.blob()
