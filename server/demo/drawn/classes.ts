import { disc, glow, line, moved, oval, path, rect, scene, shadow } from './brushes.ts'
import { agave, lightOf, room, sea, sunbeam, terrace } from './places.ts'

/** Somebody from behind in a low lunge with the arms up, upon a mat. */
const lunge = (x: number, y: number, scale: number, skin: string, cloth: string, hair: string) =>
  moved(x, y, scale, [
    line('M-8 -150C-70 -112 -120 -60 -166 -8', cloth, 40),
    line('M6 -150C66 -146 92 -130 104 -100C104 -70 100 -40 98 -8', cloth, 40),
    line('M-168 -4h-34M98 -4h34', skin, 22),
    path(
      'M-34 -140C-40 -210 -40 -250 -28 -286C-10 -298 12 -298 30 -286C40 -250 38 -210 34 -140C10 -128 -14 -128 -34 -140z',
      cloth,
    ),
    line('M-24 -280C-44 -330 -34 -390 -12 -436M26 -280C44 -330 34 -390 10 -436', skin, 22),
    path('M-14 -296h28v-24h-28z', skin),
    oval(0, -344, 30, 36, skin),
    path('M-31 -338C-34 -392 34 -392 31 -338C20 -318 -20 -318 -31 -338z', hair),
    disc(0, -392, 17, hair),
  ])

const mat = (x: number, y: number, width: number, color: string) =>
  path(`M${x - width / 2 + 46} ${y - 40}H${x + width / 2 - 46}L${x + width / 2} ${y}H${x - width / 2}z`, color)

/** A machine to lie on, seen from its side: a long frame, a carriage, springs, a bar for the feet. */
const reformer = (x: number, foot: number, scale: number, wood: string, pad: string) =>
  moved(x, foot, scale, [
    shadow(0, 4, 560, 22),
    ...[-500, -20, 470].map((at) => rect(at, -70, 34, 70, '#5d4130', 6)),
    rect(-560, -110, 1120, 46, wood, 14),
    rect(-560, -110, 1120, 14, '#ffffff', 7, 0.28),
    rect(-190, -172, 480, 62, pad, 22),
    rect(-190, -172, 480, 18, '#ffffff', 9, 0.22),
    rect(236, -226, 44, 66, pad, 18),
    rect(318, -226, 44, 66, pad, 18),
    line(`M-520 -128${'q12 -34 24 0t24 0'.repeat(6)}`, '#e9e2d6', 9),
    line('M-470 -110V-262H-380', '#d8cdbd', 20),
    line('M-470 -262H-380', '#3d3330', 26),
    line('M540 -110V-300', '#d8cdbd', 18),
    line('M540 -292L300 -150', '#efe6d8', 6),
  ])

const kettlebell = (x: number, foot: number, size: number, color: string) =>
  moved(x, foot, size, [
    shadow(26, 2, 132, 20),
    line('M-54 -170C-70 -282 70 -282 54 -170', color, 34),
    disc(0, -92, 98, color),
    rect(-52, -16, 104, 18, color, 8),
    path('M-70 -138C-54 -172 -18 -184 14 -178C-20 -164 -44 -140 -52 -100z', '#ffffff', 0.2),
    disc(0, -92, 40, '#ffffff', 0.09),
  ])

const candle = (x: number, foot: number, scale: number) =>
  moved(x, foot, scale, [
    disc(0, -150, 170, 'flame'),
    rect(-32, -100, 64, 100, '#f1e6d2', 8),
    rect(-32, -100, 20, 100, '#ffffff', 8, 0.35),
    path('M0 -176C26 -140 22 -112 0 -104C-22 -112 -26 -140 0 -176z', '#ffd27a'),
    path('M0 -148C12 -130 10 -114 0 -108C-10 -114 -12 -130 0 -148z', '#fff6da'),
  ])

const bolster = (x: number, foot: number, color: string) =>
  [
    shadow(x, foot, 240, 16),
    rect(x - 230, foot - 92, 460, 92, color, 46),
    oval(x - 190, foot - 46, 38, 46, '#ffffff', 0.18),
    rect(x - 180, foot - 84, 360, 20, '#ffffff', 10, 0.12),
  ].join('')

/** A picture of each class template, by its name. */
export const classPictures: Readonly<Record<string, string>> = {
  'Morning Flow': scene(lightOf('dawn'), [
    ...sea('dawn', 470, { x: 940, up: 110, size: 70 }),
    ...terrace(670, '#d9a27c', '#f4e6d2'),
    shadow(690, 824, 330, 24),
    mat(660, 838, 760, '#3b7a57'),
    lunge(650, 816, 1.16, '#a86f4e', '#2e5d57', '#2d211f'),
    agave(1400, 820, 1.05),
    agave(130, 880, 1.5, '#4c7a66'),
  ]),
  'Reformer Basics': scene(lightOf('noon'), [
    ...room(
      { wall: '#f3e9e4', floor: '#d8b796', at: 640 },
      { x: 1120, width: 470, height: 560, view: sea('noon', 420, { x: 1190, up: 190, size: 44 }) },
    ),
    sunbeam(900, 644, 440, -330, '#fff6e0', 0.65),
    agave(190, 690, 1, '#5b8a72', '#8a5a9e'),
    reformer(800, 846, 1.06, '#b98a63', '#8a5a9e'),
  ]),
  'Reformer Power': scene(lightOf('dusk'), [
    ...room(
      { wall: '#7b3f57', floor: '#5c3040', at: 660 },
      { x: 470, width: 520, height: 580, view: sea('dusk', 430, { x: 430, up: 70, size: 62 }) },
    ),
    sunbeam(230, 664, 480, 300, '#ffb38a', 0.4),
    agave(1330, 694, 1, '#3b3550', '#e0a07c'),
    reformer(900, 850, 1.1, '#d39a76', '#e0557f'),
  ]),
  Barre: scene(lightOf('evening'), [
    ...room(
      { wall: '#f1d9b5', floor: '#c98f58', at: 690 },
      { x: 1180, width: 500, height: 600, view: sea('evening', 460, { x: 1130, up: 90, size: 58 }) },
    ),
    path('M120 120L720 60V560L120 600z', '#fff0cf', 0.5, 'filter="url(#soft)"'),
    sunbeam(930, 694, 500, -420, '#fff0cf', 0.55),
    line('M-20 400H860', '#7d4a1e', 26),
    line('M-20 392H860', '#c58a50', 7),
    line('M180 400V690M680 400V690', '#8c5526', 16),
    shadow(470, 842, 180, 18),
    moved(470, 836, 1.12, [
      line('M-6 -226L-20 -8', '#e8c1a0', 34),
      line('M-30 -6h56', '#c2557a', 22),
      line('M14 -232C110 -250 190 -300 246 -372', '#e8c1a0', 32),
      line('M238 -362L268 -402', '#c2557a', 20),
      path('M-96 -206C-70 -284 -36 -290 0 -286C38 -290 80 -268 104 -216C50 -190 -40 -184 -96 -206z', '#fdf3ea', 0.95),
      path(
        'M-36 -270C-44 -340 -34 -392 -24 -416C-8 -424 12 -424 28 -416C40 -380 40 -330 34 -270C10 -258 -14 -258 -36 -270z',
        '#b6567c',
      ),
      line('M-26 -404C-70 -392 -96 -386 -118 -396', '#e8c1a0', 22),
      line('M26 -404C74 -440 92 -500 78 -556', '#e8c1a0', 22),
      path('M-12 -420h26v-26h-26z', '#e8c1a0'),
      oval(2, -470, 30, 36, '#e8c1a0'),
      path('M-30 -464C-36 -520 40 -522 34 -466C20 -494 -14 -494 -30 -464z', '#6b3f26'),
      disc(-14, -514, 19, '#6b3f26'),
    ]),
  ]),
  'Yin & Rest': scene(
    [...lightOf('night'), glow('flame', '#ffc46b', 0.8)],
    [
      ...sea('night', 470, { x: 1080, up: 270, size: 74 }),
      ...[
        [180, 90],
        [330, 220],
        [520, 70],
        [690, 190],
        [850, 110],
        [1320, 80],
        [1460, 230],
        [1380, 330],
        [90, 300],
      ].map(([x, y], at) => disc(x!, y!, 2.5 + (at % 3), '#f6efd8', 0.8)),
      ...terrace(690, '#2c3e66', '#3a5283'),
      mat(760, 850, 1100, '#4a6fa5'),
      bolster(620, 826, '#7f9fd0'),
      bolster(1010, 846, '#c9a06d'),
      candle(250, 822, 0.95),
      candle(350, 848, 0.7),
      candle(1400, 836, 0.85),
    ],
  ),
  Strong: scene(lightOf('evening'), [
    ...sea('evening', 400, { x: 520, up: 80, size: 64 }),
    ...terrace(600, '#b9674a', '#e9cdae'),
    path('M980 860L1600 720V900H1000z', '#4a2018', 0.16, 'filter="url(#soft)"'),
    kettlebell(480, 790, 1.05, '#6a2c20'),
    kettlebell(830, 846, 1.62, '#8c3a28'),
    kettlebell(1190, 800, 1.15, '#4a2722'),
    agave(1500, 730, 1.2, '#4b5f4a', '#e3b58c'),
  ]),
}
