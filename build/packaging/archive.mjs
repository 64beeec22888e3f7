import { getRawHeader } from '@electron/asar'

/** @typedef {{ path: string, size: number, isUnpacked: boolean }} ArchivedFile */
/** @typedef {{ files?: Record<string, Entry>, size?: number, unpacked?: boolean }} Entry */

/** Every file of an archive, also those that lie beside it. @param {string} archive @returns {ArchivedFile[]} */
export function filesIn(archive) {
  /** @param {string} path @param {Entry} entry @returns {ArchivedFile[]} */
  const below = (path, { files, size = 0, unpacked = false }) =>
    files
      ? Object.entries(files).flatMap(([name, entry]) => below(path ? `${path}/${name}` : name, entry))
      : [{ path, size, isUnpacked: unpacked }]
  return below('', getRawHeader(archive).header)
}
