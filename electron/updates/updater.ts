import { autoUpdater } from 'electron-updater'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { feedIn } from './former-version.ts'
import type { Notes } from './notes.ts'

/** A new version that was fetched and waits to be installed. */
export interface Update {
  version: string
  notes: Notes
  /** The name of its installer at the feed. */
  file: string
}

/** The source of new versions. */
export interface Updater {
  /** The address of the feed; undefined where this build has none. */
  feed: string | undefined
  /** Looks for a newer version and downloads it; returns it once it is complete, or null if there is none. */
  look(): Promise<Update | null>
  /** Ends the application and starts the installer, or says why that can't be done. */
  install(failed: (reason: string) => void): void
}

/**
 * The updater of this build, which reads the feed that was packaged with it; undefined where none was, or where this
 * computer's own packages bring new versions.
 */
export function packagedUpdater(): Updater | undefined {
  const feed = packagedFeed()
  if (feed === undefined || !autoUpdater.isUpdaterActive()) return undefined
  // Nothing is installed but by `install`: the data is copied before.
  autoUpdater.autoInstallOnAppQuit = false
  autoUpdater.autoDownload = false
  autoUpdater.logger = null
  return {
    feed,
    look: async () => {
      const found = await autoUpdater.checkForUpdates()
      if (!found?.isUpdateAvailable) return null
      await autoUpdater.downloadUpdate()
      const { version, releaseNotes, files } = found.updateInfo
      return { version, notes: releaseNotes, file: files[0]?.url ?? '' }
    },
    install: (failed) => {
      autoUpdater.once('error', ({ message }) => failed(message))
      autoUpdater.quitAndInstall(false, true)
    },
  }
}

function packagedFeed(): string | undefined {
  try {
    return feedIn(readFileSync(join(process.resourcesPath, 'app-update.yml'), 'utf8'))
  } catch {
    return undefined
  }
}
