/** An update that was installed and has not been seen to start yet. */
export interface Installed {
  from: string
  to: string
  /** The address of the installer of `from`; null if it is not known. */
  installer: string | null
}

/**
 * Returns the address of the current version's installer, derived from where and how the new one's is named: both are in the same
 * place, and differ by the version in their names. Null if it can't be derived.
 */
export function formerInstaller(feed: string | undefined, newFile: string, to: string, from: string): string | null {
  const file = newFile.replaceAll(to, from)
  if (feed === undefined || file === newFile || !URL.canParse(file, folderOf(feed))) return null
  const { href, protocol } = new URL(file, folderOf(feed))
  return protocol === 'https:' ? href : null
}

const folderOf = (feed: string) => `${feed.replace(/\/$/, '')}/`

/** The address that updates are looked for at, from electron-builder's `app-update.yml`. */
export function feedIn(settings: string): string | undefined {
  return /^url:\s*['"]?([^'"\s]+)/m.exec(settings)?.[1]
}
