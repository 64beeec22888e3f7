import { archPath, disc, fade, glow, line, moved, oval, path, rect, within } from './brushes.ts'

/** The hours at which the sea is seen: its sky, its water, its sun, and the hills behind. */
export const hours = {
  dawn: {
    sky: [
      [0, '#a9cfd6'],
      [0.55, '#f3dcc4'],
      [1, '#fbe7cf'],
    ],
    sea: [
      [0, '#d9cdb9'],
      [0.25, '#8fb9b7'],
      [1, '#4d8f95'],
    ],
    hills: ['#a9c0bd', '#7fa6a4'],
    sun: '#fff1d2',
    glow: '#ffd9a0',
  },
  noon: {
    sky: [
      [0, '#7cc0d3'],
      [0.7, '#c9e6e6'],
      [1, '#eef5ea'],
    ],
    sea: [
      [0, '#6fb9c0'],
      [0.4, '#2f8f9d'],
      [1, '#1f6f78'],
    ],
    hills: ['#a7c9c5', '#7aa9a5'],
    sun: '#fffbe8',
    glow: '#ffffff',
  },
  evening: {
    sky: [
      [0, '#5f8fa3'],
      [0.45, '#e9b98d'],
      [0.75, '#f6cf9a'],
      [1, '#fbe0b4'],
    ],
    sea: [
      [0, '#f0c48e'],
      [0.18, '#c9a384'],
      [0.5, '#4f8f98'],
      [1, '#1f6470'],
    ],
    hills: ['#b48f7c', '#7d7f80'],
    sun: '#fff0c9',
    glow: '#ffb765',
  },
  dusk: {
    sky: [
      [0, '#3c4a7a'],
      [0.5, '#a8748f'],
      [0.8, '#e79a85'],
      [1, '#f5bd96'],
    ],
    sea: [
      [0, '#d99484'],
      [0.3, '#86688a'],
      [1, '#2f4668'],
    ],
    hills: ['#80668a', '#57557c'],
    sun: '#ffe0b5',
    glow: '#ff9d6e',
  },
  night: {
    sky: [
      [0, '#101e3c'],
      [0.6, '#28457a'],
      [1, '#4f72a6'],
    ],
    sea: [
      [0, '#4a6d9f'],
      [0.3, '#264778'],
      [1, '#13284c'],
    ],
    hills: ['#2b4474', '#1d3460'],
    sun: '#f6efd8',
    glow: '#bcd0f0',
  },
} as const satisfies Record<string, Hour>

interface Hour {
  sky: readonly (readonly [number, string])[]
  sea: readonly (readonly [number, string])[]
  hills: readonly [string, string]
  sun: string
  glow: string
}

export type HourName = keyof typeof hours

/** The colours of an hour, to be named before. */
export const lightOf = (hour: HourName) => [
  fade('sky', ...hours[hour].sky),
  fade('sea', ...hours[hour].sea),
  glow('halo', hours[hour].glow, 0.95),
  glow('shine', hours[hour].sun, 0.9),
]

/** The sea at an hour, its horizon at a height; `x`: where the sun (or the moon) stands, `up` above the water. */
export function sea(
  hour: HourName,
  horizon: number,
  { x, up, size = 62 }: { x: number; up: number; size?: number },
): string[] {
  const { hills, sun } = hours[hour]
  const y = horizon - up
  const streaks = Array.from({ length: 13 }, (_, at) => {
    const depth = at / 12
    const half = (34 + 190 * depth) * (at % 2 === 0 ? 1 : 0.62)
    const from = x + ((at % 3) - 1) * 26 * depth - half
    return rect(
      from,
      horizon + 8 + depth ** 1.5 * (880 - horizon),
      half * 2,
      2.5 + 7 * depth,
      sun,
      4,
      0.62 - 0.42 * depth,
    )
  })
  return [
    rect(0, 0, 1600, horizon + 2, 'sky'),
    disc(x, y, size * 6, 'halo'),
    disc(x, y, size, sun),
    path(
      `M-20 ${horizon}V${horizon - 60}C120 ${horizon - 128} 240 ${horizon - 70} 380 ${horizon - 58}S560 ${horizon - 14} 640 ${horizon}z`,
      hills[0],
      0.85,
    ),
    path(
      `M-20 ${horizon}V${horizon - 26}C90 ${horizon - 62} 180 ${horizon - 44} 300 ${horizon - 22}S430 ${horizon - 4} 470 ${horizon}z`,
      hills[1],
      0.85,
    ),
    path(
      `M1620 ${horizon}V${horizon - 44}C1500 ${horizon - 84} 1420 ${horizon - 40} 1330 ${horizon - 26}S1230 ${horizon - 6} 1180 ${horizon}z`,
      hills[0],
      0.75,
    ),
    rect(0, horizon, 1600, 900 - horizon, 'sea'),
    oval(x, horizon + 6, 420, 26, sun, 0.35, 'filter="url(#soft)"'),
    ...streaks,
  ]
}

/** The terrace's floor from a height on, and the low wall before the sea. */
export const terrace = (floor: number, tiles: string, wall: string): string[] => [
  rect(0, floor - 70, 1600, 74, wall),
  rect(0, floor - 78, 1600, 16, '#fff8ec', 4, 0.85),
  rect(0, floor, 1600, 900 - floor, tiles),
  rect(0, floor, 1600, 26, '#4a2f22', 0, 0.16),
  ...[-700, -350, 0, 350, 700].map((x) => line(`M${800 + x * 0.8} ${floor}L${800 + x * 1.9} 900`, '#fff3e0', 3, 0.2)),
  line(`M0 ${floor + 90}H1600`, '#fff3e0', 3, 0.18),
]

/** A room with a floor from a height on, and an arch through which the sea is seen. */
export function room(
  { wall, floor, at }: { wall: string; floor: string; at: number },
  { x, width, height, view }: { x: number; width: number; height: number; view: readonly string[] },
): string[] {
  const opening = archPath(x, at - 8, width, height)
  const reveal = archPath(x + 16, at - 8, width + 30, height + 22)
  return [
    rect(0, 0, 1600, at, wall),
    path(reveal, '#ffffff', 0.4),
    within('opening', opening, view),
    rect(0, at, 1600, 900 - at, floor),
    rect(0, at, 1600, 12, '#3a2a22', 0, 0.14),
  ]
}

/** The light that falls through an opening onto the floor, aslant. */
export const sunbeam = (x: number, y: number, width: number, lean: number, color: string, opacity = 0.5): string =>
  path(`M${x} ${y}h${width}L${x + width + lean + 70} 900H${x + lean - 40}z`, color, opacity, 'filter="url(#soft)"')

/** A plant with long leaves in a pot, from its foot. */
export function agave(x: number, foot: number, scale: number, leaves = '#3f6b5b', pot = '#b9694a'): string {
  const blades = [-140, -84, -28, 30, 86, 142].map((lean, at) => {
    const tall = 246 - Math.abs(lean) * 0.7
    return path(
      `M-16 -96Q${lean * 0.34 - 26} ${-96 - tall * 0.6} ${lean} ${-96 - tall}Q${lean * 0.5 + 28} ${-96 - tall * 0.5} 16 -96z`,
      leaves,
      at % 2 === 0 ? 1 : 0.82,
    )
  })
  return moved(x, foot, scale, [
    ...blades,
    path('M-62 -104H62L46 0H-46z', pot),
    path('M-62 -104H-14L-18 0H-46z', '#ffffff', 0.14),
    rect(-68, -116, 136, 22, pot, 6),
  ])
}
