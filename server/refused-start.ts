/**
 * The server can't start, through no fault of the program. The message is for people: one or two sentences with the file it is
 * about and the way out. The process ends with code 2, and without a stack.
 */
export class StartRefused extends Error {
  /** The kind of trouble, for the desktop shell, which offers a way out of each. */
  readonly reason: RefusalReason

  constructor(message: string, { reason = 'other', ...options }: ErrorOptions & { reason?: RefusalReason } = {}) {
    super(message, options)
    this.reason = reason
  }
}

export type RefusalReason =
  | 'in-use'
  | 'damaged'
  | 'disk-full'
  | 'port-taken'
  | 'key-missing'
  | 'newer'
  | 'passphrase'
  | 'other'

/** The studio's way out where a folder can't be used. */
export const OTHER_FOLDER = 'choose another folder with --data DIR or STUDIO_DATA_DIR'

/**
 * The message for a refusal of the system while the data folder was opened, and how to choose another folder; undefined for a
 * fault of the program.
 */
export function refusedBySystem(error: unknown, folder: string, otherFolder: string): StartRefused | undefined {
  if (error instanceof StartRefused) return error
  const { code = '', path, message = '' } = (error ?? {}) as { code?: string; path?: string; message?: string }
  const [, say, reason] = sentences.find(([codes]) => codes.test(code)) ?? []
  return say && new StartRefused(say({ path: path ?? folder, folder, otherFolder, message }), { reason })
}

type Say = (about: { path: string; folder: string; otherFolder: string; message: string }) => string

const sentences: readonly (readonly [codes: RegExp, say: Say, reason?: RefusalReason])[] = [
  [
    /^(ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED)$/,
    ({ message }) =>
      `Studio Desk is not installed whole (${message.split('\n')[0]}). Delete its folders dist and node_modules and start it ` +
      'with npm start, which makes them anew, or install it again.',
  ],
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE|SQLITE_IOERR_TRUNCATE)$/,
    ({ folder, otherFolder }) => `The disk with ${folder} is full. Make room there and start again, or ${otherFolder}.`,
    'disk-full',
  ],
  [
    /^(EACCES|EPERM)$/,
    ({ path, folder, otherFolder }) =>
      `${path} can’t be opened: this user of the computer may not read and write there. ` +
      `Give the user who starts Studio Desk the rights to ${folder}, or ${otherFolder}.`,
  ],
  [
    /^EROFS$/,
    ({ path, otherFolder }) => `${path} can’t be written: its disk is read-only. Make it writable, or ${otherFolder}.`,
  ],
  [
    /^(ENOTDIR|EEXIST|EISDIR)$/,
    ({ path, otherFolder }) =>
      `${path} is a file where a folder should be, or a folder where a file should be. Move it away, or ${otherFolder}.`,
  ],
  [
    /^(ENOENT|ELOOP|ENAMETOOLONG|EINVAL)$/,
    ({ path, otherFolder }) => `${path} can’t be made or found. Check that the way to it exists, or ${otherFolder}.`,
  ],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM)/,
    ({ folder, otherFolder }) =>
      `The database in ${folder} can’t be opened for writing. Check that its disk is not read-only and that the user who ` +
      `starts Studio Desk may write in that folder, or ${otherFolder}.`,
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    ({ folder }) =>
      `Another program has locked the database in ${folder}. End that program (a database browser, a backup or a sync ` +
      'service, say) and start again.',
    'in-use',
  ],
  [
    /^(EIO|SQLITE_IOERR)/,
    ({ path, message, otherFolder }) =>
      `The disk with ${path} does not answer as it should (${message}). Check the disk, or ${otherFolder}.`,
  ],
]
