import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// The font files are no code: they are found in their packages at run time, also by the bundled server.
const packages = createRequire(import.meta.url)

/** The faces that documents are set in. Only the plain text face has a bold one; the others stand in for what it lacks. */
export type Face = 'text' | 'bold' | 'devanagari' | 'thai' | 'chinese' | 'korean'

const files: Record<Face, () => string> = {
  text: () => packages.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: () => packages.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  devanagari: () =>
    packages.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  thai: () => packages.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  // These two packages export no more than their index, which lies beside the folder of the fonts.
  chinese: () => join(dirname(packages.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Regular.otf'),
  korean: () => join(dirname(packages.resolve('@embedpdf/fonts-kr')), '../fonts/NotoSansKR-Regular.otf'),
}

/** Where the file of a face is. */
export function fontFile(face: Face): string {
  return files[face]()
}

/** A stretch of text in one face and one direction, short enough for the shaper to treat as one. */
export interface Run {
  face: Face
  isRightToLeft: boolean
  text: string
}

const scripts: readonly (readonly [RegExp, Face])[] = [
  [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
  [/\p{Script_Extensions=Thai}/u, 'thai'],
  [/\p{Script=Hangul}/u, 'korean'],
  [
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    'chinese',
  ],
]
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const joining = /[\p{Mark}\u200c\u200d]/u

/**
 * Cuts text into runs: each character in a face that has it (combining marks stay with what they belong to), text written
 * from right to left on its own, with the spaces between its words.
 */
export function runsOf(text: string, style: { bold?: boolean } = {}): Run[] {
  const plain: Face = style.bold ? 'bold' : 'text'
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    if (last && joining.test(character)) {
      last.text += character
      continue
    }
    const face = faceOf(character) ?? plain
    const isRightToLeft = rightToLeft.test(character)
    if (last?.face === face && last.isRightToLeft === isRightToLeft) last.text += character
    else runs.push({ face, isRightToLeft, text: character })
  }
  return joinWords(runs)
}

function faceOf(character: string): Face | undefined {
  if (character < '\u0250') return undefined
  return scripts.find(([script]) => script.test(character))?.[1]
}

/** Words from right to left that follow each other are one run, so that the first of them stands rightmost. */
function joinWords(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const [index, run] of runs.entries()) {
    const last = joined.at(-1)
    const isGap = /^\s+$/.test(run.text) && runs[index + 1]?.isRightToLeft
    if (last?.isRightToLeft && (isGap || run.isRightToLeft)) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}
