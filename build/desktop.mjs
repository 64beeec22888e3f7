import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { dist, root } from './paths.mjs'

const source = join(root, 'electron')
const target = join(dist, 'electron')

/** Bundles the desktop shell: its main and its preload as CommonJS, and beside them its own pages and the tray's icons. */
export async function bundleDesktop() {
  await mkdir(target, { recursive: true })
  await Promise.all([
    build({
      entryPoints: [join(source, 'main.ts'), join(source, 'preload.ts')],
      outdir: target,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node24',
      sourcemap: true,
      external: ['electron'],
      define: { 'import.meta.dirname': '__dirname' },
      logLevel: 'warning',
    }),
    cp(join(source, 'pages', 'files'), join(target, 'pages'), { recursive: true }),
    trayIcon('tray', 16),
    trayIcon('tray', 32, '@2x'),
    trayIcon('trayTemplate', 16),
    trayIcon('trayTemplate', 32, '@2x'),
  ])
}

/** @param {string} name @param {number} side in pixels @param {string} [suffix] how a denser screen's picture is named */
function trayIcon(name, side, suffix = '') {
  const drawing = sharp(join(source, 'pages', 'icons', `${name}.svg`), { density: 300 })
  return drawing
    .resize(side, side)
    .png()
    .toFile(join(target, `${name}${suffix}.png`))
}

if (import.meta.main) await bundleDesktop()
