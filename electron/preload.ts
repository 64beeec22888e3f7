import { contextBridge, ipcRenderer } from 'electron'
import { CHOOSE } from './pages/view.ts'
import { PAGE_SCHEME } from './security/origins.ts'

// The studio's own pages need nothing of the shell: they are given nothing.
if (location.protocol === `${PAGE_SCHEME}:`) {
  contextBridge.exposeInMainWorld('shell', {
    /** Tells the shell which way out was chosen, and the passphrase of a copy where one is asked for. */
    choose: (choice: string, passphrase: string) => ipcRenderer.send(CHOOSE, choice, passphrase),
  })
}
