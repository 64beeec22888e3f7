/** The letters beyond ASCII of each language whose lists are met, as small letters. */
const ALPHABETS = {
  ca: 'àçèéíïòóúü',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'åæøéó',
  de: 'äöüß',
  el: 'άέήίΰϊϋόύώςαβγδεζηθικλμνξοπρστυφχψωΐ',
  es: 'áéíñóúü',
  fr: 'àâæçèéêëîïôœùûüÿ',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  is: 'áðéíóúýþæö',
  it: 'àèéìíîòóùú',
  nl: 'áèéêëíïóöúü',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõúü',
  ro: 'ăâîșțşţ',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  sv: 'åäöé',
  tr: 'çğıöşüâî̇',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
}
const alphabets = Object.values(ALPHABETS).map((letters) => new Set(letters))

function isOfOneLanguage(text: string): boolean {
  const odd = text.toLowerCase().match(/[^\u0000-\u007f\P{L}]/gu) ?? []
  const letters = [...new Set(odd)]
  return alphabets.some((alphabet) => letters.every((letter) => alphabet.has(letter)))
}

/** How well words are those of languages: 2 where one has the letters of all, 1 where each word is of one, else 0. */
export function fitOf(words: readonly string[]): number {
  if (isOfOneLanguage(words.join(''))) return 2
  return words.every(isOfOneLanguage) ? 1 : 0
}
