import type { MenuItemConstructorOptions } from 'electron'
import type { Actions, Facts } from './actions.ts'

type Items = MenuItemConstructorOptions[]

/** The application's menu as each platform has it: on a Mac the first is the application's own. */
export function menuItems(platform: NodeJS.Platform, facts: Facts, actions: Actions): Items {
  const isMac = platform === 'darwin'
  return [
    ...(isMac ? [macMenu(facts, actions)] : []),
    { label: isMac ? 'File' : '&File', submenu: fileItems(isMac, facts, actions) },
    { role: 'editMenu' },
    { label: isMac ? 'View' : '&View', submenu: viewItems },
    { role: 'windowMenu' },
    { role: 'help', submenu: helpItems(isMac, facts, actions) },
  ]
}

function macMenu(facts: Facts, actions: Actions): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      updateItem(facts, actions),
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { label: 'Quit Studio Desk', accelerator: 'Command+Q', click: () => actions.quit() },
    ],
  }
}

function fileItems(isMac: boolean, facts: Facts, actions: Actions): Items {
  const { publicLink, isAtLogin, isKeyInFile, canLockKey } = facts
  return [
    ...(publicLink === null ? [] : [...linkItems(publicLink, actions), { type: 'separator' } as const]),
    {
      label: 'Start when I sign in to this computer',
      type: 'checkbox',
      checked: isAtLogin,
      click: ({ checked }) => actions.setAtLogin(checked),
    },
    {
      label: 'Keep the key in a file',
      type: 'checkbox',
      checked: isKeyInFile,
      enabled: canLockKey,
      click: ({ checked }) => actions.setKeyInFile(checked),
    },
    { label: 'Show the data folder', click: () => actions.showFolder() },
    { type: 'separator' },
    { role: 'close' },
    ...(isMac ? [] : [{ label: '&Quit', accelerator: 'Control+Q', click: () => actions.quit() }]),
  ]
}

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
function linkItems(publicLink: string, actions: Actions): MenuItemConstructorOptions[] {
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

const viewItems: Items = [
  { role: 'reload' },
  // The key that browsers have for it, too.
  { role: 'reload', accelerator: 'F5', visible: false },
  { type: 'separator' },
  { role: 'resetZoom' },
  { role: 'zoomIn' },
  { role: 'zoomOut' },
  { type: 'separator' },
  { role: 'togglefullscreen' },
]

function helpItems(isMac: boolean, facts: Facts, actions: Actions): Items {
  return isMac ? [] : [{ role: 'about' }, updateItem(facts, actions)]
}

function updateItem({ update }: Facts, actions: Actions): MenuItemConstructorOptions {
  if (update !== null) return { label: `Install version ${update} …`, click: () => actions.installUpdate() }
  return { label: 'Look for a new version', click: () => actions.lookForUpdate() }
}
