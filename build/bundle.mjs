import { cp } from 'node:fs/promises'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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

/** The server's program, and the files it runs in threads. */
const program = ['main.ts']
const threads = ['documents/press-worker.ts', 'db/check-worker.ts', 'workers/worker.ts']

/**
 * Bundles the server. Code imported on demand becomes a separate file; packages with native parts stay outside. The
 * threads share no files with the program: if they did, starting it would read sixty files instead of a dozen.
 */
async function bundleServer() {
  const modules = []
  const written = new Set()
  for (const files of [program, threads]) {
    const { metafile } = await build({
      ...nodeBundle,
      metafile: true,
      entryPoints: files.map((file) => join(root, 'server', file)),
      entryNames: '[name]',
      outdir: join(dist, 'server'),
      outExtension: { '.js': '.mjs' },
      splitting: true,
      external: ['better-sqlite3', 'argon2', 'sharp'],
      plugins: [oneLanguageOfZod],
    })
    modules.push(...modulesIn(metafile))
    for (const path of Object.keys(metafile.outputs)) written.add(basename(path))
  }
  keepPackages(dist, 'server', modules)
  clearFormerBuild(written)
  await cp(join(root, 'server', 'documents', 'templates'), join(dist, 'server', 'templates'), { recursive: true })
}

/** Removes the former build's files, whose names hold their hash, and what Node has kept of its code. @param {Set<string>} written */
function clearFormerBuild(written) {
  const folder = join(dist, 'server')
  const former = readdirSync(folder).filter((name) => /\.mjs(\.map)?$/.test(name) && !written.has(name))
  for (const name of [...former, 'compiled']) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Leaves out the messages of zod in fifty languages: it speaks its own, and nobody reads it but the sayings.
 * @type {import('esbuild').Plugin}
 */
const oneLanguageOfZod = {
  name: 'one language of zod',
  setup: ({ onLoad }) => onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: 'export {}' })),
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
