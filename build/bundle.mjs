import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildPages } from 'vite'
import { root } from './paths.mjs'

const out = process.argv[2]
if (!out) throw new Error('usage: node bundle.mjs <folder>')

const builds = Promise.all([
  bundle({
    entryPoints: [join(root, 'server', 'main.ts')],
    outfile: join(out, 'server', 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    external: ['better-sqlite3', 'argon2', 'sharp'],
    // Bundled CommonJS packages call `require` for Node's own modules, which an ES module does not have.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  }),
  buildPages({
    configFile: join(root, 'renderer', 'vite.config.ts'),
    build: { outDir: join(out, 'pages'), emptyOutDir: true },
    logLevel: 'warn',
  }),
])

await builds.catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
