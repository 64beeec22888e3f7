const KEY = 'studio-desk.recovery-code'

/** The recovery code on the screen: kept for this tab alone, so that loading the page again does not lose it. */
export const shownCode = (): string | null => sessionStorage.getItem(KEY)

export const keepCode = (code: string): void => sessionStorage.setItem(KEY, code)

export const forgetCode = (): void => sessionStorage.removeItem(KEY)
