import { BrowserWindow, dialog } from 'electron'

export interface Question {
  message: string
  detail: string
  yes: string
  /** Without it there is nothing to decide. */
  no?: string
  /** If true, Enter answers no. */
  isRisky?: boolean
}

/** Asks the person at the computer; returns whether they said yes. */
export type Ask = (question: Question) => Promise<boolean>

/** Asks in front of the window in use, else of the given one, or without a window while none is to be seen. */
export function askAbove(window: () => BrowserWindow | undefined): Ask {
  return async ({ message, detail, yes, no, isRisky = false }) => {
    const options = {
      type: isRisky ? ('warning' as const) : ('info' as const),
      message,
      detail,
      buttons: no === undefined ? [yes] : [yes, no],
      defaultId: isRisky ? 1 : 0,
      cancelId: no === undefined ? 0 : 1,
      noLink: true,
    }
    const above = BrowserWindow.getFocusedWindow() ?? window()
    const { response } = await (above ? dialog.showMessageBox(above, options) : dialog.showMessageBox(options))
    return response === 0
  }
}
