import { safeStorage } from 'electron'
import { KeyLocked, rootKey, type PasswordStore } from './key-file.ts'
import type { PreferencesFile } from './preferences.ts'
import { words } from './words/here.ts'

/** Keeps the studio's key where the owner wants it: in this computer's password store, or in its file. */
export class KeyKeeper {
  readonly #folder: string
  readonly #preferences: PreferencesFile
  readonly #store: PasswordStore
  #canLock = false

  constructor(folder: string, preferences: PreferencesFile, store: PasswordStore) {
    this.#folder = folder
    this.#preferences = preferences
    this.#store = store
  }

  /** True if this computer has a password store that could lock the key; known once the key was asked for. */
  get canLock(): boolean {
    return this.#canLock
  }

  get isInFile(): boolean {
    return !this.#canLock || this.#preferences.kept.isKeyInFile === true
  }

  /** The key for the server, where the store has it; null where the server finds it in its file. */
  async key(): Promise<string | null> {
    this.#canLock = await this.#store.isSafe()
    try {
      return await rootKey(this.#folder, this.#store, this.isInFile)
    } catch (error) {
      throw error instanceof KeyLocked ? new Error(words().keyLocked(error.message)) : error
    }
  }

  /** Moves it at once: the server at work has read it already. */
  async keepInFile(isWanted: boolean): Promise<void> {
    this.#preferences.keep({ isKeyInFile: isWanted })
    await this.key()
  }
}

/** The password store of Electron: the keychain, the user's own protection on Windows, the desktop's store on Linux. */
export const passwordStore: PasswordStore = {
  isSafe: async () => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false
    return process.platform !== 'linux' || !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend())
  },
  lock: (text) => safeStorage.encryptStringAsync(text),
  open: async (locked) => (await safeStorage.decryptStringAsync(locked)).result,
}
