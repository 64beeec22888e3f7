import { safeStorage } from 'electron'
import type { PasswordStore } from './key-file.ts'

/** What Electron reaches: the keychain, the user's own protection on Windows, the desktop's store on Linux. */
export const passwordStore: PasswordStore = {
  isSafe: async () => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false
    return process.platform !== 'linux' || !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend())
  },
  lock: (text) => safeStorage.encryptStringAsync(text),
  open: async (locked) => (await safeStorage.decryptStringAsync(locked)).result,
}
