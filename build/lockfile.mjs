/**
 * @typedef {{ resolved?: string, integrity?: string, link?: boolean, inBundle?: boolean,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Finds faults of a lock file: platform packages that are named but not locked (installing then always fails, or fails on
 * other systems), missing checksums, and registry addresses (which tie it to one registry).
 * @param {Lock} lock @returns {string[]} one line per fault
 */
export const lockFaults = ({ packages }) =>
  Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path || 'the root'} names ${name}, which is not locked`),
    ...(isInstalled(path, entry) && !entry.integrity ? [`${path} has no integrity`] : []),
    ...(isInstalled(path, entry) && entry.resolved ? [`${path} names the address ${entry.resolved}`] : []),
  ])

/** @param {string} path @param {LockedPackage} entry */
const isInstalled = (path, entry) => path.includes('node_modules/') && !entry.link && !entry.inBundle

/** True if Node would find the package from there: in its own node_modules or one further up. @param {Lock['packages']} packages @param {string} from @param {string} name */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true
    if (!folder) return false
  }
}

/**
 * The dependencies a package.json does not pin to one exact version, of a package by another name either.
 * @param {{ [kind: string]: unknown }} manifest @returns {string[]} one line per fault
 */
export const unpinned = (manifest) =>
  ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap((kind) =>
    Object.entries(/** @type {Record<string, string>} */ (manifest[kind] ?? {}))
      .filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} is ${version}, not one exact version`),
  )
