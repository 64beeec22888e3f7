import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Puts `.br` and `.gz` beside every text file of a folder, once, so that serving them costs nothing. @param {string} folder */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => compressible.has(extname(name)))
  await Promise.all(
    texts.map(async (name) => {
      const path = join(folder, name)
      const bytes = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${path}.br`, await toBrotli(bytes, { params }))
      await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }))
    }),
  )
}
