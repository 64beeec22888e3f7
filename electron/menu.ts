import type { MenuItemConstructorOptions } from 'electron'
import type { Actions, Facts } from './actions.ts'
import type { Words } from './words/words.ts'

type Items = MenuItemConstructorOptions[]

/** The parts of the menus. */
export interface Menu {
  facts: Facts
  actions: Actions
  words: Words
}

/** An item that every application has, in the user's language. */
export const roleItem = (role: keyof Words['roles'], { roles }: Words): MenuItemConstructorOptions => ({
  role,
  label: roles[role],
})

/** The application's menu as each platform has it: on a Mac the first is the application's own, and no letter is marked. */
export function menuItems(platform: NodeJS.Platform, menu: Menu): Items {
  const isMac = platform === 'darwin'
  const { file, edit, view, window, help } = menu.words.menu
  const headed = (label: string) => ({ label: isMac ? label.replace('&', '') : label })
  return [
    ...(isMac ? [macMenu(menu)] : []),
    { ...headed(file), submenu: fileItems(isMac, menu) },
    { role: 'editMenu', ...headed(edit), submenu: editItems(menu) },
    { ...headed(view), submenu: viewItems(menu) },
    { role: 'windowMenu', ...headed(window), submenu: windowItems(isMac, menu) },
    { role: 'help', ...headed(help), submenu: helpItems(isMac, menu) },
  ]
}

function macMenu(menu: Menu): MenuItemConstructorOptions {
  const { actions, words } = menu
  return {
    role: 'appMenu',
    submenu: [
      roleItem('about', words),
      updateItem(menu),
      { type: 'separator' },
      roleItem('services', words),
      { type: 'separator' },
      roleItem('hide', words),
      roleItem('hideOthers', words),
      roleItem('unhide', words),
      { type: 'separator' },
      { label: words.menu.quitStudio, accelerator: 'Command+Q', click: () => actions.quit() },
    ],
  }
}

function fileItems(isMac: boolean, menu: Menu): Items {
  const { facts, actions, words } = menu
  const { publicLink, isAtLogin, isKeyInFile, canLockKey } = facts
  const { startAtLogin, keyInFile, showFolder, quit } = words.menu
  return [
    ...(publicLink === null ? [] : [...linkItems(publicLink, menu), { type: 'separator' } as const]),
    {
      label: startAtLogin,
      type: 'checkbox',
      checked: isAtLogin,
      click: ({ checked }) => actions.setAtLogin(checked),
    },
    {
      label: keyInFile,
      type: 'checkbox',
      checked: isKeyInFile,
      enabled: canLockKey,
      click: ({ checked }) => actions.setKeyInFile(checked),
    },
    { label: showFolder, click: () => actions.showFolder() },
    { type: 'separator' },
    roleItem('close', words),
    ...(isMac ? [] : [{ label: quit, accelerator: 'Control+Q', click: () => actions.quit() }]),
  ]
}

/** The tray's menu. */
export function trayItems(menu: Menu): Items {
  const { facts, actions, words } = menu
  const { publicLink, update } = facts
  return [
    { label: stateOf(menu), enabled: false },
    { type: 'separator' },
    { label: words.menu.open, click: () => actions.open() },
    ...(publicLink === null ? [] : linkItems(publicLink, menu)),
    ...(update === null ? [] : [updateItem(menu)]),
    { type: 'separator' },
    { label: words.menu.quitStudio, click: () => actions.quit() },
  ]
}

/** Menu items for the clients' address. */
function linkItems(publicLink: string, { actions, words }: Menu): Items {
  const { clientsPage, copyLink, showCode } = words.menu
  return [
    { label: clientsPage(publicLink.replace(/^https?:\/\//, '')), click: () => actions.openPublicPage() },
    { label: copyLink, click: () => actions.copyLink() },
    { label: showCode, click: () => actions.showCode() },
  ]
}

/** The studio's state in a few words. */
export function stateOf({ facts, words: { state } }: Omit<Menu, 'actions'>): string {
  const { standing, publicLink, isServing } = facts
  if (standing !== 'ready') return state[standing]
  if (publicLink === null) return state.here
  return isServing ? state.serving : state.open
}

function editItems({ words }: Menu): Items {
  return [
    roleItem('undo', words),
    roleItem('redo', words),
    { type: 'separator' },
    roleItem('cut', words),
    roleItem('copy', words),
    roleItem('paste', words),
    roleItem('delete', words),
    { type: 'separator' },
    roleItem('selectAll', words),
  ]
}

function viewItems({ words }: Menu): Items {
  return [
    roleItem('reload', words),
    // The key that browsers have for it, too.
    { ...roleItem('reload', words), accelerator: 'F5', visible: false },
    { type: 'separator' },
    roleItem('resetZoom', words),
    roleItem('zoomIn', words),
    roleItem('zoomOut', words),
    { type: 'separator' },
    roleItem('togglefullscreen', words),
  ]
}

function windowItems(isMac: boolean, { words }: Menu): Items {
  const last: Items = isMac ? [{ type: 'separator' }, roleItem('front', words)] : [roleItem('close', words)]
  return [roleItem('minimize', words), roleItem('zoom', words), ...last]
}

function helpItems(isMac: boolean, menu: Menu): Items {
  return isMac ? [] : [roleItem('about', menu.words), updateItem(menu)]
}

function updateItem({ facts: { update }, actions, words }: Menu): MenuItemConstructorOptions {
  if (update !== null) return { label: words.menu.install(update), click: () => actions.installUpdate() }
  return { label: words.menu.lookForUpdate, click: () => actions.lookForUpdate() }
}
