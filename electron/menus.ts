import { Menu } from 'electron'
import type { Actions, Facts } from './actions.ts'
import { menuItems } from './menu.ts'
import { StudioTray } from './tray.ts'

/** The tray and the application's menu, drawn anew where what they say has changed. */
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
    this.#tray.show(facts)
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuItems(process.platform, facts, this.#actions)))
  }
}
