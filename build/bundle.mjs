import { cp } from 'node:fs/promises'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { createBuilder } from 'vite'
import { buildWidget } from './widget.mjs'
import { compressFolder } from './compress.mjs'
import { bundleDesktop } from './desktop.mjs'
import { docsScript, SCRIPT } from '../server/http/docs-script.ts'
import { nodeBundle } from './node-bundle.mjs'
import { dist, root } from './paths.mjs'

/** Bundles the server; what is imported on demand becomes a file of its own, packages with native parts stay outside. */
async function bundleServer() {
  await build({
    ...nodeBundle,
    // Beside the program itself: what runs in threads of its own.
    entryPoints: ['main.ts', 'documents/press-worker.ts', 'db/check-worker.ts', 'workers/worker.ts'].map((file) =>
      join(root, 'server', file),
    ),
    entryNames: '[name]',
    outdir: join(dist, 'server'),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    external: ['better-sqlite3', 'argon2', 'sharp'],
  })
  // What Node has kept of the former build's code.
  rmSync(join(dist, 'server', 'compiled'), { recursive: true, force: true })
  await cp(join(root, 'server', 'documents', 'templates'), join(dist, 'server', 'templates'), { recursive: true })
}

async function buildPages() {
  const builder = await createBuilder({ configFile: join(root, 'renderer', 'vite.config.ts'), logLevel: 'warn' })
  await builder.buildApp()
  await buildWidget()
  await compressFolder(join(dist, 'pages'))
}

/** Puts the reference page's script beside the server, compressed. */
function copyDocsScript() {
  const { bytes, brotli } = docsScript(9)
  mkdirSync(join(dist, 'server'), { recursive: true })
  writeFileSync(join(dist, 'server', SCRIPT), bytes)
  writeFileSync(join(dist, 'server', `${SCRIPT}.br`), brotli)
}

try {
  copyDocsScript()
  await Promise.all([bundleServer(), buildPages(), bundleDesktop()])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
