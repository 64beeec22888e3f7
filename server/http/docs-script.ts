import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

export const SCRIPT = 'redoc.standalone.js'

export interface DocsScript {
  bytes: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer>
}

/** The reference page's script: from beside the bundled server, compressed there already, or from its package. */
export function readDocsScript(): DocsScript {
  const bundled = join(import.meta.dirname, SCRIPT)
  if (!existsSync(bundled)) return docsScript(4)
  return { bytes: new Uint8Array(readFileSync(bundled)), brotli: new Uint8Array(readFileSync(`${bundled}.br`)) }
}

/** The script from its package, asking no other host for anything, compressed with a quality of 0 to 11. */
export function docsScript(quality: number): DocsScript {
  const file = createRequire(import.meta.url).resolve(`redoc/bundles/${SCRIPT}`)
  // Its maker's mark is the one thing it would fetch from elsewhere; without it the page shows none.
  const source = readFileSync(file, 'utf8').replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g, 'data:,')
  const bytes = new TextEncoder().encode(source)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return { bytes, brotli: new Uint8Array(brotliCompressSync(bytes, { params })) }
}
