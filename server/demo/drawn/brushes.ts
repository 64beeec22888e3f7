/** A drawing of 1600 by 900, as SVG. Colours that run into one another are named before: `defs`. */
export const scene = (defs: readonly string[], shapes: readonly string[], [width, height] = [1600, 900]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="18"/></filter>
<filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="46"/></filter>${defs.join('')}</defs>${shapes.join('')}</svg>`

/** Colours from the top to the foot, by a name: shares of the way and the colours there. */
export const fade = (id: string, ...stops: readonly (readonly [at: number, color: string])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`

/** Light that goes out from a middle, by a name. */
export const glow = (id: string, color: string, strength = 1) =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="0.45" stop-color="${color}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`

/** How a shape is filled: a colour, or one of those that were named. */
const paint = (fill: string) => (/^[a-z]+\d?$/.test(fill) && fill !== 'none' ? `url(#${fill})` : fill)

export const path = (d: string, fill: string, opacity = 1, more = '') =>
  `<path d="${d}" fill="${paint(fill)}" opacity="${opacity}" ${more}/>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, r = 0, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${paint(fill)}" opacity="${opacity}"/>`
export const disc = (x: number, y: number, r: number, fill: string, opacity = 1) => oval(x, y, r, r, fill, opacity)
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint(fill)}" opacity="${opacity}" ${more}/>`
export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
export const moved = (x: number, y: number, scale: number, shapes: readonly string[]) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`

/** An opening with a round top at a height. */
export const archPath = (x: number, foot: number, width: number, height: number) => {
  const r = width / 2
  return `M${x - r} ${foot}V${foot - height + r}a${r} ${r} 0 0 1 ${width} 0V${foot}z`
}

/** The view through an opening. */
export const within = (id: string, opening: string, shapes: readonly string[]) =>
  `<clipPath id="${id}"><path d="${opening}"/></clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`

/** The shadow that an object in the light casts on the floor. */
export const shadow = (x: number, y: number, rx: number, ry: number, color = '#3a2a22', opacity = 0.28) =>
  oval(x, y, rx, ry, color, opacity, 'filter="url(#soft)"')
