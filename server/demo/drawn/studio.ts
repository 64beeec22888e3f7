import { archPath, disc, fade, line, path, rect, scene, shadow, within } from './brushes.ts'
import { agave, lightOf, sea, terrace } from './places.ts'

/** Lamps on a string between two points, hanging by so much. */
function lamps(from: number, to: number, top: number, hang: number): string[] {
  const at = (share: number) => [from + (to - from) * share, top + hang * 4 * share * (1 - share)] as const
  const bulbs = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].flatMap((share) => {
    const [x, y] = at(share)
    return [disc(x, y + 13, 9, '#fff3cf')]
  })
  return [line(`M${from} ${top}Q${(from + to) / 2} ${top + hang * 2} ${to} ${top}`, '#5d4636', 3, 0.55), ...bulbs]
}

/** A mat on the floor, seen from one end: where it begins, and by how much its foot lies further out. */
const laid = (x: number, color: string) => {
  const foot = 800 + (x - 800) * 1.34
  return [
    path(`M${x - 96} 744h192L${foot + 150} 884H${foot - 150}z`, color),
    path(`M${x - 96} 744h192l3 8H${x - 99}z`, '#ffffff', 0.3),
  ]
}

/** The sea in the evening from the terrace, with mats laid out under the lamps. */
export const cover = scene(lightOf('evening'), [
  ...sea('evening', 470, { x: 860, up: 92, size: 74 }),
  ...terrace(724, '#c4835c', '#f2dfc4'),
  ...laid(470, '#1f6f78'),
  ...laid(800, '#e6a15c'),
  ...laid(1130, '#1f6f78'),
  shadow(1470, 846, 150, 20),
  shadow(120, 830, 150, 20),
  agave(1470, 846, 1.2),
  agave(120, 836, 1.1, '#4c7a66'),
  ...lamps(-60, 800, 26, 58),
  ...lamps(800, 1660, 26, 58),
])

/** A wave under the sun in an arch, in a square. */
export const logo = scene(
  [fade('deep', [0, '#2b8a92'], [1, '#164f57'])],
  [
    rect(0, 0, 512, 512, 'deep', 116),
    within('door', archPath(256, 420, 300, 336), [
      rect(0, 0, 512, 512, '#f7e6c8'),
      disc(310, 216, 62, '#e6a15c'),
      path('M90 300C150 246 206 250 256 290S370 330 430 280V430H90z', '#1f6f78'),
      path('M90 348C150 300 206 304 256 340S370 376 430 330V430H90z', '#f7e6c8', 0.35),
      path('M90 384C150 350 206 352 256 380S370 408 430 372V430H90z', '#123f46', 0.6),
    ]),
  ],
  [512, 512],
)
