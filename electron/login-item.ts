import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'

/** The word that a start at login says: the studio is served, no window opens. */
export const HIDDEN = '--hidden'

/** True if the studio starts when this user signs in to the computer. */
export function isAtLogin(): boolean {
  return process.platform === 'linux' ? textOf(desktopFile()) !== undefined : loginItem().openAtLogin
}

/** Has the studio start, or no longer start, when this user signs in to the computer. */
export function setAtLogin(isWanted: boolean): void {
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: isWanted, args: [HIDDEN] })
    return
  }
  const file = desktopFile()
  if (!isWanted) return rmSync(file, { force: true })
  mkdirSync(join(file, '..'), { recursive: true })
  // An AppImage is mounted again at each start: only its file lasts.
  writeFileSync(file, autostart(process.env['APPIMAGE'] ?? process.execPath))
}

/** True if this start came from signing in. */
export function isStartAtLogin(): boolean {
  return process.argv.includes(HIDDEN) || (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
}

/** The autostart file of the desktops that follow freedesktop.org. */
export function autostart(program: string): string {
  const quoted = `"${program.replaceAll(/["`$\\]/g, (sign) => `\\${sign}`).replaceAll('%', '%%')}"`
  // The value is itself a string in which a backslash is written twice.
  const command = quoted.replaceAll('\\', '\\\\')
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Studio Desk',
    'Comment=Serves your studio',
    `Exec=${command} ${HIDDEN}`,
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n')
}

function loginItem(): Electron.LoginItemSettings {
  return app.getLoginItemSettings({ args: [HIDDEN] })
}

function desktopFile(): string {
  const config = process.env['XDG_CONFIG_HOME'] || join(app.getPath('home'), '.config')
  return join(config, 'autostart', 'studio-desk.desktop')
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
