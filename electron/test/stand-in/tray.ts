import { EventEmitter } from 'node:events'
import type { FakeMenu } from './menu.ts'

/** Electron's Tray, of which this application has one. */
export class FakeTray extends EventEmitter {
  tip = ''
  menu: FakeMenu = { items: [] }

  setToolTip(text: string): void {
    this.tip = text
  }

  setContextMenu(menu: FakeMenu): void {
    this.menu = menu
  }
}
