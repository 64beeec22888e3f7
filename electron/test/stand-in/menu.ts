import type { MenuItemConstructorOptions } from 'electron'
import { EventEmitter } from 'node:events'

const ROLES = new Set(
  'about services hide hideOthers unhide appMenu undo redo cut copy paste selectAll delete editMenu windowMenu minimize zoom front help close reload resetZoom zoomIn zoomOut togglefullscreen'.split(
    ' ',
  ),
)

/** A menu as it was built. */
export interface FakeMenu {
  items: MenuItemConstructorOptions[]
}

export function buildMenu(items: MenuItemConstructorOptions[]): FakeMenu {
  for (const item of items) {
    const { role, label, type, submenu } = item
    if (role !== undefined && !ROLES.has(role)) throw new Error(`There is no role ${role} in the stand-in`)
    if (role === undefined && !label && type !== 'separator') throw new Error('An item of a menu says nothing')
    if (Array.isArray(submenu)) buildMenu(submenu)
  }
  return { items }
}

/** Every item of a menu and of those below it. */
export function itemsOf({ items }: FakeMenu): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf({ items: item.submenu }) : [])])
}

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
