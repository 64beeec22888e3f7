import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { keepPackages, modulesIn } from './notices/bundled.ts'
import { dist, root } from './paths.mjs'

const source = join(root, 'electron')

/**
 * Bundles the desktop shell: its main and its preload as CommonJS, and beside them its own pages and the tray's icons.
 * @param {string} [target] the folder they go to
 */
export async function bundleDesktop(target = join(dist, 'electron')) {
  await mkdir(target, { recursive: true })
  const [{ metafile }] = await Promise.all([
    build({
      metafile: true,
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
    ...['tray', 'trayTemplate'].flatMap((name) => [
      trayIcon(name, 16, join(target, `${name}.png`)),
      trayIcon(name, 32, join(target, `${name}@2x.png`)),
    ]),
  ])
  keepPackages(dist, 'electron', modulesIn(metafile))
}

/** @param {string} name @param {number} side in pixels @param {string} file */
function trayIcon(name, side, file) {
  const drawing = join(source, 'pages', 'icons', `${name}.svg`)
  return sharp(drawing, { density: 300 }).resize(side, side).png().toFile(file)
}

if (import.meta.main) await bundleDesktop()
