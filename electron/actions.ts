/** The actions of the menus. */
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

/** The facts that the menus show. */
export interface Facts {
  standing: 'starting' | 'ready' | 'trouble'
  /** The address where clients reach the studio; null if nothing leads to it. */
  publicLink: string | null
  /** True if clients are using the studio at this moment. */
  isServing: boolean
  isAtLogin: boolean
  isKeyInFile: boolean
  /** True if this computer has a password store that could lock the key. */
  canLockKey: boolean
  /** The version that is ready to be installed. */
  update: string | null
}
