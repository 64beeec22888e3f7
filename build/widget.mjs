import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { dist, root } from './paths.mjs'

/** How large the script that other websites load may be, compressed, in bytes. */
export const WIDGET_LIMIT = 10_000

/** Bundles what other websites load into one plain script, and says how large it is. Throws where it has grown too large. */
export async function buildWidget() {
  const outfile = join(dist, 'pages', 'widget', 'widget.js')
  await build({
    entryPoints: [join(root, 'renderer', 'widget', 'main.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  })
  const size = gzipSync(readFileSync(outfile), { level: 9 }).length
  console.log(`widget.js: ${size.toLocaleString('en')} bytes gzipped of ${WIDGET_LIMIT.toLocaleString('en')}`)
  if (size >= WIDGET_LIMIT) throw new Error('widget.js has grown too large for other people’s websites')
}
