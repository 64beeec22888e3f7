import { accessSync, constants, statfsSync } from 'node:fs'
import { root } from './paths.mjs'

/** Fewer bytes free than this, and what failed has failed by that. */
const FULL = 16_000_000

/**
 * An error in plain words where the folder of this project can't be written, or its disk is full; else the error itself.
 * @param {unknown} error @returns {unknown}
 */
export function plainly(error) {
  if (!(error instanceof Error)) return error
  const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
  const refusal = isRefusal(error) ? writeRefusal() : undefined
  if (refusal === 'EROFS')
    return plain(
      `${root} can’t be written: its disk is read-only. Make it writable, or copy the folder elsewhere.`,
      error,
    )
  if (refusal)
    return plain(
      `${root} can’t be written by this user of the computer. Give them the right to, or start a copy of their own.`,
      error,
    )
  if (/^(ENOSPC|EDQUOT)$/.test(code) || isFull())
    return plain(`The disk with ${root} is full. Make room there and start again.`, error)
  // Other programs report a full disk in their own words; their files may be elsewhere.
  if (/\b(ENOSPC|EDQUOT)\b|no space left/i.test(message))
    return plain(`The disk with ${root}, or the one with npm’s cache, is full. Make room there and start again.`, error)
  return error
}

/** @param {string} sentence @param {unknown} cause */
const plain = (sentence, cause) => new Error(sentence, { cause })

/** True if an error may come from a folder that can't be written: below a read-only one Node misses the way to a new one. */
const isRefusal = (/** @type {unknown} */ error) =>
  /^(EROFS|EACCES|EPERM|ENOENT)$/.test(/** @type {NodeJS.ErrnoException} */ (error ?? {}).code ?? '')

/** True if nothing can be made in the project’s folder, and an error comes from that. @param {unknown} error */
export const isUnwritable = (error) => isRefusal(error) && writeRefusal() !== undefined

/** Why the system lets nothing be made in a folder; undefined where it does. */
function writeRefusal(folder = root) {
  try {
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code
  }
}

function isFull() {
  try {
    const { bavail, bsize } = statfsSync(root)
    return bavail * bsize < FULL
  } catch {
    return false
  }
}
