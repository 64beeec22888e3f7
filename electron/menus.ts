import { Menu, nativeImage, Tray } from 'electron'
import { join } from 'node:path'
import type { Actions, Facts } from './actions.ts'
import { menuItems, stateOf, trayItems, type Menu as Shown } from './menu.ts'
import { words } from './words/here.ts'

/** The icon beside the clock, with what there is to know and do while no window is open. */
class StudioTray {
  readonly #tray: Tray

  constructor({ open }: Pick<Actions, 'open'>) {
    // On a Mac the icon is a template, which the system colours.
    const name = process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png'
    this.#tray = new Tray(nativeImage.createFromPath(join(import.meta.dirname, name)))
    this.#tray.on('click', open)
  }

  show(menu: Shown): void {
    this.#tray.setToolTip(`Studio Desk: ${stateOf(menu)}`)
    this.#tray.setContextMenu(Menu.buildFromTemplate(trayItems(menu)))
  }
}

/** The tray and the application's menu, drawn again when their content has changed. */
export class Menus {
  readonly #actions: Actions
  readonly #tray: StudioTray
  #shown = ''

  constructor(actions: Actions) {
    this.#actions = actions
    this.#tray = new StudioTray(actions)
  }

  show(facts: Facts): void {
    const shown = JSON.stringify(facts)
    if (shown === this.#shown) return
    this.#shown = shown
    const menu = { facts, actions: this.#actions, words: words() }
    this.#tray.show(menu)
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuItems(process.platform, menu)))
  }
}
