import { Menu, nativeImage, Tray } from 'electron'
import { join } from 'node:path'
import type { Actions, Facts } from './actions.ts'
import { stateOf, trayItems } from './tray-items.ts'

/** The icon beside the clock, with what there is to know and do while no window is open. */
export class StudioTray {
  readonly #tray: Tray
  readonly #actions: Actions

  constructor(actions: Actions) {
    // On a Mac the icon is a template, which the system colours.
    const name = process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png'
    this.#tray = new Tray(nativeImage.createFromPath(join(import.meta.dirname, name)))
    this.#actions = actions
    this.#tray.on('click', () => actions.open())
  }

  show(facts: Facts): void {
    this.#tray.setToolTip(`Studio Desk: ${stateOf(facts)}`)
    this.#tray.setContextMenu(Menu.buildFromTemplate(trayItems(facts, this.#actions)))
  }
}
