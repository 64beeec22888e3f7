import { getRawHeader } from '@electron/asar'
import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

const shownParts = 8

/** @typedef {{ name: string, bytes: number }} Part */

/**
 * Returns the parts of an unpacked application: the packages and folders inside its archive, and the rest, which is Electron.
 * @param {string} unpacked its folder @returns {Part[]} the largest first
 */
export function partsOf(unpacked) {
  const onDisk = readdirSync(unpacked, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const archive = onDisk.find((path) => path.endsWith(`${sep}app.asar`)) ?? ''
  const isElectron = (/** @type {string} */ path) => !path.startsWith(archive)
  const electron = onDisk.filter(isElectron).map((path) => ({ name: 'Electron', bytes: statSync(path).size }))
  const inside = filesIn(archive).map(({ path, size }) => ({ name: partNameOf(path), bytes: size }))
  const bytes = Map.groupBy([...electron, ...inside], ({ name }) => name)
  return [...bytes]
    .map(([name, files]) => ({ name, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

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

/** The package or folder that a file of the archive belongs to. @param {string} path with forward slashes */
export function partNameOf(path) {
  const names = path.split('/')
  return names.slice(0, names[0] === 'node_modules' && names[1]?.startsWith('@') ? 3 : 2).join('/')
}

/** The parts in lines to print. @param {Part[]} parts @param {string} title */
export function told(parts, title) {
  const lines = [{ name: title, bytes: sum(parts) }, ...parts.slice(0, shownParts)]
  const rest = parts.slice(shownParts)
  if (rest.length > 0) lines.push({ name: `${rest.length} more`, bytes: sum(rest) })
  return lines.map(({ name, bytes }) => `  ${(bytes / 1e6).toFixed(1).padStart(6)} MB  ${name}`).join('\n')
}

/** @param {Part[]} parts */
const sum = (parts) => parts.reduce((bytes, part) => bytes + part.bytes, 0)
