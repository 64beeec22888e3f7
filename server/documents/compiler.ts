import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { families, fontFiles } from './fonts.ts'

const PACKAGE = '@myriaddreamin/typst-ts-web-compiler'
const PLAIN_DIAGNOSTICS = 3

/** The part of the compiler's module that papers need. */
interface Typst {
  default(from: { module_or_path: Uint8Array }): Promise<{ memory: { buffer: ArrayBuffer } }>
  TypstCompilerBuilder: new () => {
    set_dummy_access_model(): void
    add_raw_font(bytes: Uint8Array): Promise<void>
    build(): Promise<Compiler>
  }
}

interface Compiler {
  add_source(path: string, text: string): boolean
  map_shadow(path: string, bytes: Uint8Array): boolean
  compile(
    main: string,
    inputs: null,
    format: 'pdf',
    diagnostics: number,
  ): { result?: Uint8Array; diagnostics?: unknown }
}

/** The pictures of a paper by their names: `logo.webp`. */
export type Pictures = Readonly<Record<string, Uint8Array>>

/** A compiler at work. */
export interface PaperCompiler {
  /** Sets a paper from its template's name, its data and its pictures; returns the bytes of the PDF. */
  set(template: string, data: object, pictures?: Pictures): Uint8Array
  /** Memory it holds, in bytes. It keeps everything it has set and can't be made to forget it. */
  memory(): number
}

/**
 * Starts the compiler (about a second). It sees the templates and the fonts and nothing else: no disk, no network, and
 * what papers say comes to it as data.
 */
export async function startCompiler(): Promise<PaperCompiler> {
  const packages = createRequire(import.meta.url)
  // Not bundled: the module is found in its package at run time, like the fonts, with its WASM beside it.
  const typst = (await import(pathToFileURL(packages.resolve(PACKAGE)).href)) as Typst
  const { memory } = await typst.default({ module_or_path: readFileSync(packages.resolve(`${PACKAGE}/wasm`)) })
  const builder = new typst.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const file of fontFiles()) await builder.add_raw_font(readFileSync(file))
  const compiler = await builder.build()
  const templates = join(import.meta.dirname, 'templates')
  for (const name of readdirSync(templates)) {
    compiler.add_source(`/${name}`, readFileSync(join(templates, name), 'utf8'))
  }
  const compile = (template: string, data: object, pictures: Pictures) => {
    for (const [name, bytes] of Object.entries(pictures)) compiler.map_shadow(`/${name}`, bytes)
    // A file, not an input of the compiler: with inputs it rebuilds its library for each paper.
    const told = { ...data, fonts: families, pictures: Object.keys(pictures) }
    compiler.map_shadow('/data.json', Buffer.from(JSON.stringify(told)))
    return compiler.compile(`/${template}.typ`, null, 'pdf', PLAIN_DIAGNOSTICS)
  }
  return {
    set: (template, data, pictures = {}) => {
      const first = compile(template, data, pictures)
      // No paper is missing for a picture that can't be read.
      const { result, diagnostics } = first.result ? first : compile(template, data, {})
      if (!result) throw new Error(`The template ${template} could not be set: ${JSON.stringify(diagnostics)}`)
      return result
    },
    memory: () => memory.buffer.byteLength,
  }
}
