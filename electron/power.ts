import { powerMonitor, powerSaveBlocker } from 'electron'

/** Keeps the computer from falling asleep while clients can reach the studio; the screen may still go dark. */
export class Wakefulness {
  #blocker: number | undefined

  keep(isOnline: boolean): void {
    if (isOnline === (this.#blocker !== undefined)) return
    if (isOnline) {
      this.#blocker = powerSaveBlocker.start('prevent-app-suspension')
      return
    }
    powerSaveBlocker.stop(this.#blocker!)
    this.#blocker = undefined
  }
}

/** Tells when the computer goes to sleep, comes back, and is switched off, which waits for the application's end. */
export function watchPower(tell: (what: 'suspend' | 'resume' | 'shutdown') => void): void {
  powerMonitor.on('suspend', () => tell('suspend'))
  powerMonitor.on('resume', () => tell('resume'))
  // Electron gives an event here, though its types don't say so.
  powerMonitor.on('shutdown', (event?: Pick<Event, 'preventDefault'>) => {
    event?.preventDefault()
    tell('shutdown')
  })
}
