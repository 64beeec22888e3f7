import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { keepPackages, modulesIn } from './notices/bundled.ts'
import { dist, root } from './paths.mjs'

/** Size limit of the script that other websites load, compressed, in bytes. */
export const WIDGET_LIMIT = 10_000

/** Bundles the script that other websites load, as one plain script; returns its compressed size with it. */
export async function bundleWidget() {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, 'renderer', 'widget', 'main.ts')],
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  })
  const script = outputFiles[0]?.contents ?? new Uint8Array()
  return { script, size: gzipSync(script, { level: 9 }).length, modules: modulesIn(metafile) }
}

/** Puts the script beside the pages and says how large it is. Throws where it has grown too large. */
export async function buildWidget() {
  const { script, size, modules } = await bundleWidget()
  const folder = join(dist, 'pages', 'widget')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'widget.js'), script)
  keepPackages(dist, 'widget', modules)
  console.log(`widget.js: ${size.toLocaleString('en')} bytes gzipped of ${WIDGET_LIMIT.toLocaleString('en')}`)
  if (size >= WIDGET_LIMIT) throw new Error('widget.js has grown too large for other people’s websites')
}
