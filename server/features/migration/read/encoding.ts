import iconv from 'iconv-lite'
import { fitOf } from './alphabets.ts'
import { CODE_PAGES, decodePage, isReadable, oddWords, type CodePage } from './code-pages.ts'

/** Bytes by which a code page is chosen. */
const SAMPLE = 1_000_000

/** Text of a file and the encoding it was written in. */
export interface Decoded {
  text: string
  encoding: Unicode | CodePage
}

type Unicode = 'utf-8' | 'utf-16le' | 'utf-16be'

/**
 * Turns bytes into text: a byte order mark decides, then the zero bytes of UTF-16, then whether it is valid UTF-8.
 * Whatever is left is taken as the code page in which its words are readable, and are those of languages the best;
 * the owner is asked where several are.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return decodeAs(bytes.subarray(3), 'utf-8')
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs(bytes.subarray(2), 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs(bytes.subarray(2), 'utf-16be')
  const wide = guessWide(bytes)
  if (wide) return decodeAs(bytes, wide)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const encoding = likeliest(bytes)
    return { text: decodePage(bytes, encoding), encoding }
  }
}

function likeliest(bytes: Uint8Array): CodePage {
  const sample = bytes.subarray(0, SAMPLE)
  const readable = CODE_PAGES.map((page) => ({ page, words: oddWords([decodePage(sample, page)]) }))
    .filter(({ words }) => isReadable(words))
    .toSorted((one, other) => fitOf(other.words) - fitOf(one.words))
  return readable[0]?.page ?? CODE_PAGES[0]
}

function decodeAs(bytes: Uint8Array, encoding: Unicode): Decoded {
  return { text: iconv.decode(bytes, encoding), encoding }
}

/** UTF-16 without a mark: in Latin text every second byte is zero, always on the same side. */
function guessWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 1000)
  if (sample.length < 4) return null
  let even = 0
  let odd = 0
  sample.forEach((byte, at) => {
    if (byte !== 0) return
    if (at % 2 === 0) even += 1
    else odd += 1
  })
  if (odd > sample.length * 0.3 && even < sample.length * 0.05) return 'utf-16le'
  if (even > sample.length * 0.3 && odd < sample.length * 0.05) return 'utf-16be'
  return null
}
