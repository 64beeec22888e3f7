import { cp } from 'node:fs/promises'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { createBuilder } from 'vite'
import { buildWidget } from './widget.mjs'
import { makeFaces } from './faces/make-faces.ts'
import { compressFolder } from './compress.mjs'
import { bundleDesktop } from './desktop.mjs'
import { docsScript, SCRIPT } from '../server/http/docs-script.ts'
import { nodeBundle } from './node-bundle.mjs'
import { writeNotices } from './notices.mjs'
import { keepPackages, modulesIn } from './notices/bundled.ts'
import { dist, root } from './paths.mjs'
import { filesBelow, hashOf, unlessStamped } from './sources.mjs'

/** Bundles the server; what is imported on demand becomes a file of its own, packages with native parts stay outside. */
async function bundleServer() {
  const { metafile } = await build({
    ...nodeBundle,
    metafile: true,
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
  keepPackages(dist, 'server', modulesIn(metafile))
  // What Node has kept of the former build's code.
  rmSync(join(dist, 'server', 'compiled'), { recursive: true, force: true })
  await cp(join(root, 'server', 'documents', 'templates'), join(dist, 'server', 'templates'), { recursive: true })
}

async function buildPages() {
  const builder = await createBuilder({ configFile: join(root, 'renderer', 'vite.config.ts'), logLevel: 'warn' })
  await builder.buildApp()
  await buildWidget()
  await cutFaces()
}

/** Cuts the faces, unless they are there and made by these very sources: it takes longer than all the rest. */
function cutFaces() {
  const folder = join(dist, 'pages', 'faces')
  const stamp = join(dist, '.faces')
  if (!existsSync(join(folder, 'faces.json'))) rmSync(stamp, { force: true })
  const sources = filesBelow(root, ['build/faces', 'server/lib/typeface-rules.ts', 'renderer/package.json'])
  return unlessStamped(stamp, hashOf(root, sources), () => makeFaces(folder))
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
  writeNotices()
  await compressFolder(join(dist, 'pages'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
