/**
 * The faults that keep the studio's computer from saving: no room on its disk, a file or disk that takes no writes, another
 * program that holds the file, a file that is damaged, or one that was moved or deleted while it is open.
 */
export type StorageFault = 'full' | 'read_only' | 'busy' | 'damaged' | 'gone'

const faults: readonly (readonly [RegExp, StorageFault])[] = [
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/, 'full'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^STUDIO_FILE_GONE$/, 'gone'],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM|IOERR)|EROFS$)/, 'read_only'],
]
/** Error codes that the system uses for files, and for other things too. */
const OF_FILES = /^(EACCES|EPERM|EIO|EFBIG)$/
const FILE_CALLS = /^(stat|open|write|fsync|fdatasync|ftruncate|mkdir|rename|rm|unlink|copyfile)$/

/** The fault of the storage that an error tells of, by its code; undefined where it is something else. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  const { code, syscall = '' } = (error ?? {}) as { code?: unknown; syscall?: string }
  if (typeof code !== 'string') return undefined
  if (OF_FILES.test(code) && FILE_CALLS.test(syscall)) return 'read_only'
  return faults.find(([codes]) => codes.test(code))?.[1]
}
