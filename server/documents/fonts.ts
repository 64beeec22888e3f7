import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// The font files are no code: they are found in their packages at run time, also by the bundled server.
const packages = createRequire(import.meta.url)

/** The scripts that need a separate font, regular and bold, each with the name of its font. */
const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Ethiopic',
]

/** The families that papers are set in: a letter that one lacks is taken from the next. */
export const families = [
  'DejaVu Sans',
  ...SCRIPTS.map((script) => `Noto Sans ${script}`),
  'Noto Sans S Chinese',
  'Noto Sans Korean',
  'Noto Emoji',
]

/** The files of the families, with a bold face where there is a small one. */
export function fontFiles(): string[] {
  const google = (script: string, face: string) =>
    packages.resolve(`@expo-google-fonts/noto-sans-${script.toLowerCase()}/${face}/NotoSans${script}_${face}.ttf`)
  // These two packages export no more than their index, which lies beside the folder of the fonts.
  const embedded = (name: string, file: string) => join(dirname(packages.resolve(name)), '../fonts', file)
  return [
    packages.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    packages.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    ...SCRIPTS.flatMap((script) => [google(script, '400Regular'), google(script, '700Bold')]),
    embedded('@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'),
    embedded('@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf'),
    packages.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  ]
}
