/** The address of a picture that is served in several widths, in a narrower one: 128 (logo), 160 (portrait), 400 (class), 800 (cover). */
export function narrower(url: string, width: 128 | 160 | 400 | 800): string {
  return url.replace(/\.webp$/, `_${width}.webp`)
}
