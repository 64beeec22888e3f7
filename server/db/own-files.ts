import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The file of an open database, or the log beside it, is not where it was: what is written now would go with the process. */
export class FileGone extends Error {
  readonly code = 'STUDIO_FILE_GONE'

  constructor(path: string) {
    super(`${path} was moved or deleted while it was open`)
  }
}

/**
 * Gives what throws FileGone once the file of an open database or its log has been moved, deleted or replaced. On Windows
 * nobody can do that to a file that is open.
 */
export function watchOwnFiles(file: string): () => void {
  if (process.platform === 'win32') return () => {}
  const known = [file, `${file}-wal`].map((path) => ({ path, mark: markOf(path) }))
  return () => {
    for (const own of known) {
      const mark = markOf(own.path)
      // The log is made by what first needs it.
      own.mark ??= mark
      if (own.mark !== mark) throw new FileGone(own.path)
    }
  }
}

/** The identity of a file; undefined if there is none. */
function markOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}

/** The studio's one database file. */
export const databaseFile = (folder: string) => join(folder, 'studio.sqlite')
