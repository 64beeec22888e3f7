import type { MenuItemConstructorOptions } from 'electron'
import type { Actions, Facts } from './actions.ts'

/** The tray's menu. */
export function trayItems(facts: Facts, actions: Actions): MenuItemConstructorOptions[] {
  const { publicLink, update } = facts
  return [
    { label: stateOf(facts), enabled: false },
    { type: 'separator' },
    { label: 'Open Studio Desk', click: () => actions.open() },
    ...(publicLink === null ? [] : linkItems(publicLink, actions)),
    ...(update === null ? [] : [{ label: `Install version ${update} …`, click: () => actions.installUpdate() }]),
    { type: 'separator' },
    { label: 'Quit Studio Desk', click: () => actions.quit() },
  ]
}

/** What there is to do with the clients' address. */
export function linkItems(publicLink: string, actions: Actions): MenuItemConstructorOptions[] {
  return [
    { label: `Clients’ page: ${publicLink.replace(/^https?:\/\//, '')}`, click: () => actions.openPublicPage() },
    { label: 'Copy the clients’ link', click: () => actions.copyLink() },
    { label: 'Show the clients’ link as a code', click: () => actions.showCode() },
  ]
}

/** The studio's state in a few words. */
export function stateOf({ standing, publicLink, isServing }: Facts): string {
  if (standing === 'starting') return 'Starting …'
  if (standing === 'trouble') return 'Not running: open it to see why'
  if (publicLink === null) return 'Running on this computer'
  if (!isServing) return 'Running, open to your clients'
  return 'Running, clients are here now'
}
