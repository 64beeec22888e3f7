import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import {
  PAIRINGS,
  stacksOf,
  standInName,
  TYPEFACES,
  type Family,
  type Typeface,
} from '../../server/lib/typeface-rules.ts'
import type { Faces } from '../../server/faces.ts'
import { families, type Cut } from './families.ts'
import { partsOf, type Part } from './parts.ts'

const packages = createRequire(import.meta.url)
const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)

/** A family as it is served: the rules of its parts, and the file that every page with it needs. */
interface Made {
  rules: string
  first: string
}

/**
 * Cuts the families down to what pages are set in and puts them into a folder, with their licenses and a list of what the
 * server writes into a page for each pairing.
 */
export async function makeFaces(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  const made = new Map<Family, Made>()
  for (const [family, cut] of Object.entries(families))
    made.set(family as Family, await makeFamily(family, cut, assets))
  const rulesOf = (typeface: Typeface) => {
    const { heading, text } = PAIRINGS[typeface]
    return [...new Set([text, heading])].map((family) => made.get(family)!)
  }
  const every =
    [...made.values()].map(({ rules }) => rules).join('') +
    TYPEFACES.map((one) => variablesOf(one, `[data-typeface=${one}]`)).join('')
  const sheet = `/assets/faces-${hashOf(every)}.css`
  writeFileSync(join(folder, sheet), every)
  const of = {} as Faces['of']
  for (const typeface of TYPEFACES) {
    const families = rulesOf(typeface)
    const style = families.map(({ rules }) => rules).join('') + variablesOf(typeface, ':root')
    of[typeface] = { style, first: families.map(({ first }) => first) }
  }
  const faces: Faces = { sheet, of }
  writeFileSync(join(folder, 'faces.json'), JSON.stringify(faces))
}

const variablesOf = (typeface: Typeface, at: string): string => {
  const { heading, text } = stacksOf(typeface)
  return `${at}{--heading-face:${heading};--text-face:${text}}`
}

async function makeFamily(family: string, cut: Cut, assets: string): Promise<Made> {
  const root = dirname(packages.resolve(`@fontsource-variable/${cut.folder}/package.json`))
  copyFileSync(join(root, 'LICENSE'), join(assets, '..', `${cut.folder}-license.txt`))
  const ranges = JSON.parse(readFileSync(join(root, 'unicode.json'), 'utf8')) as Record<string, string>
  const files: string[] = []
  const rules: string[] = []
  for (const part of partsOf(new Set(Object.keys(ranges)))) {
    const bytes = await cutOut(join(root, 'files', `${cut.folder}-${part.from}-wght-normal.woff2`), cut, part)
    const file = `/assets/${cut.folder}-${part.name}-${hashOf(bytes)}.woff2`
    writeFileSync(join(assets, '..', file), bytes)
    files.push(file)
    rules.push(ruleOf(family, cut, part, file))
  }
  return { first: files.at(-1)!, rules: [...rules, ...standInsOf(family, cut)].join('') }
}

/** Font features for texts: letters that fit well side by side, and figures of equal width. */
const FEATURES = ['kern', 'tnum', 'lnum', 'rvrn']

async function cutOut(file: string, { weight }: Cut, { letters }: Part): Promise<Uint8Array> {
  return subsetFont(readFileSync(file), letters ?? '', {
    ...(letters === undefined && { keepAllGlyphs: true }),
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
    // The widths of weights between are in the outlines as well.
    dropTables: ['gasp', 'STAT', 'DSIG', 'GDEF', 'HVAR', 'MVAR'],
  })
}

/** A family of one weight serves as the heavier ones as well: nothing is made bold twice. */
const weightsOf = ({ weight }: Cut): string => (typeof weight === 'number' ? '400 800' : `${weight.min} 800`)

const ruleOf = (family: string, cut: Cut, { range }: Part, file: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weightsOf(cut)};font-display:swap;` +
  `src:url(${file})format('woff2');unicode-range:${range}}`

/** Faces that every computer has, as wide and as high as the family, so that nothing moves when it comes. */
function standInsOf(family: string, { standIns, ascent, descent }: Cut): string[] {
  return standIns.map(({ local, adjust }, at) => {
    const share = (of: number) => `${Math.round((of / adjust) * 1e6) / 100}%`
    return (
      `@font-face{font-family:'${standInName(family, at + 1)}';` +
      `src:${local.map((name) => `local('${name}')`).join()};size-adjust:${adjust}%;` +
      `ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    )
  })
}
