import type { Config } from '../../config.ts'

/** Where the desktop application of a version is fetched, for each system. The names are those of electron-builder.yml. */
export function downloads({ host, version }: Config['downloads']) {
  const file = (rest: string) => `${host}/studio-desk-${version}-${rest}`
  return { mac: file('mac-arm64.dmg'), windows: file('win-x64.exe'), linux: file('linux-x86_64.AppImage') }
}
