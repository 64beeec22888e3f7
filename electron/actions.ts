/** What the menus can have done. */
export interface Actions {
  open(): void
  openPublicPage(): void
  copyLink(): void
  showCode(): void
  showFolder(): void
  setAtLogin(isWanted: boolean): void
  setKeyInFile(isWanted: boolean): void
  lookForUpdate(): void
  installUpdate(): void
  quit(): void
}

/** What the menus say. */
export interface Facts {
  standing: 'starting' | 'ready' | 'trouble'
  /** Where clients reach the studio; null where nothing leads to it. */
  publicLink: string | null
  /** Whether clients are there at this moment. */
  isServing: boolean
  isAtLogin: boolean
  isKeyInFile: boolean
  /** Whether this computer has a password store that could lock the key. */
  canLockKey: boolean
  /** The version that is ready to be installed. */
  update: string | null
}
