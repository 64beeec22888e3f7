import { app, BrowserWindow, utilityProcess } from 'electron'
import { join } from 'node:path'

if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(() => {
    const window = new BrowserWindow({
      webPreferences: { preload: join(import.meta.dirname, 'preload.cjs'), sandbox: true, contextIsolation: true },
    })
    const server = utilityProcess.fork(join(import.meta.dirname, '..', 'server', 'main.mjs'), [], { stdio: 'pipe' })
    server.stdout?.on('data', (text: Buffer) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? []
      if (address) void window.loadURL(`${address}/manage`)
    })
    app.on('before-quit', () => server.kill())
  })
} else app.quit()
