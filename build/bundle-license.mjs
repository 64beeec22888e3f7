import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { nodeBundle } from './node-bundle.mjs'
import { writeLicenseNotices } from './notices.mjs'
import { modulesIn } from './notices/bundled.ts'
import { dist, root } from './paths.mjs'

const source = join(root, 'license-cloud')

/**
 * Bundles the license service into one file, with what its pages load beside it.
 * @param {string} [target] the folder it goes to
 */
export async function bundleLicense(target = join(dist, 'license')) {
  const { metafile } = await build({
    ...nodeBundle,
    metafile: true,
    entryPoints: [join(source, 'main.ts')],
    outfile: join(target, 'main.mjs'),
    // PGlite reads its program and the files of an empty database beside itself; pg's native part is nobody's.
    external: ['@electric-sql/pglite', 'pg-native'],
  })
  const isPage = (/** @type {string} */ file) => basename(file) !== 'tsconfig.json'
  await cp(join(source, 'pages', 'files'), join(target, 'files'), { recursive: true, filter: isPage })
  writeLicenseNotices(target, modulesIn(metafile))
}

if (import.meta.main) await bundleLicense()
