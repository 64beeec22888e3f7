/** A drawing of 1600 by 900, as SVG. */
const scene = (sky: readonly [top: string, foot: string], shapes: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
<rect width="1600" height="900" fill="url(#sky)"/>${shapes.join('')}</svg>`

const disc = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`

/** Water up to a height, with crests so high and so wide. */
const water = (height: number, rise: number, width: number, fill: string, opacity = 1) => {
  const crests = Array.from({ length: Math.ceil(1800 / width) + 1 }, () => `t${width} 0`).join('')
  return `<path d="M-${width} ${height}q${width / 2} ${-rise} ${width} 0${crests}V900H-${width}z" fill="${fill}" opacity="${opacity}"/>`
}

/** A hill that leaves the drawing to both sides. */
const hill = (x: number, top: number, width: number, fill: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${top + width / 3}" rx="${width / 2}" ry="${width / 3}" fill="${fill}" opacity="${opacity}"/>`

const line = (path: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`

/** A spring from left to right at a height. */
const spring = (height: number, turns: number, stroke: string) =>
  line(
    `M180 ${height}${`q${620 / turns} -110 ${1240 / turns} 0t${1240 / turns} 0`.repeat(turns / 2)}`,
    stroke,
    22,
    0.85,
  )

/** The sea in the evening, seen from the sand. */
export const cover = scene(
  ['#f6dcbc', '#f3ead9'],
  [
    disc(1120, 330, 150, '#e6a15c'),
    disc(1120, 330, 215, '#e6a15c', 0.25),
    hill(220, 330, 900, '#7fa9a6', 0.55),
    hill(660, 380, 640, '#94b8b2', 0.55),
    water(470, 16, 260, '#4f969b'),
    water(545, 26, 330, '#2f828a'),
    water(640, 34, 420, '#1f6f78'),
    water(735, 30, 520, '#e9d5b3'),
    water(762, 30, 520, '#f4e8d2'),
    line('M120 842q90 -26 180 0t180 0', '#d8bf95', 8, 0.7),
    line('M980 858q110 -28 220 0t220 0', '#d8bf95', 8, 0.7),
  ],
)

/** A wave that rolls into itself, in a square. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<rect width="512" height="512" rx="116" fill="#1f6f78"/>
<circle cx="352" cy="172" r="54" fill="#e6a15c"/>
<path d="M72 356C132 196 268 152 350 250c44 54 6 116 -50 104c-40 -9 -50 -56 -18 -78c-70 -20 -116 36 -130 80z" fill="#f4e8d2"/>
<path d="M72 378q46 -26 92 0t92 0t92 0t92 0" fill="none" stroke="#f4e8d2" stroke-width="22" stroke-linecap="round"/>
</svg>`

/** A picture of each class template, by its name. */
export const motifs: Readonly<Record<string, string>> = {
  'Morning Flow': scene(
    ['#cfe3d3', '#f5efdc'],
    [
      disc(800, 470, 190, '#f0c987'),
      disc(800, 470, 270, '#f0c987', 0.3),
      hill(300, 470, 1100, '#7fb394', 0.8),
      hill(1300, 500, 1200, '#5d9a78', 0.85),
      water(700, 40, 400, '#3b7a57'),
      line('M240 800q90 -26 180 0t180 0', '#9cc7ae', 12, 0.8),
      line('M900 830q90 -26 180 0t180 0', '#9cc7ae', 12, 0.8),
    ],
  ),
  'Reformer Basics': scene(
    ['#e9dcf0', '#f6f0f4'],
    [
      `<rect x="120" y="560" width="1360" height="60" rx="30" fill="#8a5a9e"/>`,
      `<rect x="760" y="440" width="520" height="120" rx="36" fill="#b68cc7"/>`,
      spring(500, 8, '#c9a9d6'),
      disc(240, 700, 46, '#6d4480'),
      disc(1360, 700, 46, '#6d4480'),
    ],
  ),
  'Reformer Power': scene(
    ['#f6d5de', '#fbeee9'],
    [
      spring(300, 10, '#d98aa5'),
      spring(460, 10, '#c66488'),
      spring(620, 10, '#b04a6f'),
      `<rect x="1380" y="180" width="70" height="560" rx="35" fill="#8d3556"/>`,
    ],
  ),
  Barre: scene(
    ['#f6e3c8', '#fbf4e6'],
    [
      ...[520, 420, 320, 220].map((r, at) => disc(800, 300, r, '#d99a52', 0.16 + at * 0.1)),
      `<rect width="1600" height="284" fill="#f6e3c8"/>`,
      line('M0 300H1600', '#a5651d', 34),
      line('M260 300V900M1340 300V900', '#c27c2c', 22),
    ],
  ),
  'Yin & Rest': scene(
    ['#27406b', '#6f8fbd'],
    [
      `<path d="M1130 130a130 130 0 1 0 120 182a112 112 0 0 1 -120 -182z" fill="#f2ead2"/>`,
      ...[0, 1, 2, 3].map((row) => water(560 + row * 86, 22, 520 - row * 40, '#c5d5ec', 0.16 + row * 0.08)),
      disc(330, 200, 7, '#f2ead2'),
      disc(560, 320, 5, '#f2ead2'),
      disc(760, 150, 6, '#f2ead2'),
    ],
  ),
  Strong: scene(
    ['#f2d2c4', '#f9ece4'],
    [
      `<rect y="760" width="1600" height="140" fill="#d9a48f"/>`,
      line('M660 420C640 200 960 200 940 420', '#7f3421', 66),
      disc(800, 590, 220, '#a3492e'),
      disc(735, 525, 60, '#c8745a', 0.7),
      line('M310 570C296 410 504 410 490 570', '#d59a84', 44),
      disc(400, 670, 140, '#cf8a72'),
    ],
  ),
}
