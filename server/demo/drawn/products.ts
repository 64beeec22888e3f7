import { archPath, disc, fade, glow, line, oval, path, rect, scene, shadow } from './brushes.ts'

/** A thing in the light of the terrace, in a square of 900. */
const still = (wall: readonly [string, string], floor: string, shapes: readonly string[]) =>
  scene(
    [
      fade('wall', [0, wall[0]], [1, wall[1]]),
      glow('warm', '#fff4dc', 0.9),
      fade('glass', [0, '#e3a24f'], [1, '#b8662a']),
    ],
    [
      rect(0, 0, 900, 900, 'wall'),
      path(archPath(560, 640, 420, 520), '#fff6e4', 0.6),
      disc(620, 330, 360, 'warm'),
      rect(0, 640, 900, 260, floor),
      rect(0, 640, 900, 10, '#3a2a22', 0, 0.12),
      path('M420 640H780L620 900H120z', '#fff4dc', 0.35),
      ...shapes,
    ],
    [900, 900],
  )

/** A picture of what is on the shelf, by its name. */
export const productPictures: Readonly<Record<string, string>> = {
  'Cork yoga mat': still(['#cfe3d8', '#f2efe0'], '#d9b48c', [
    shadow(440, 742, 330, 26),
    path('M196 560H640a92 92 0 0 1 0 184H196z', '#b98550'),
    path('M196 560H640a92 92 0 0 1 60 22H196z', '#d8a870'),
    disc(200, 652, 92, '#8f6238'),
    line('M200 586a66 66 0 1 1 -62 42a50 50 0 1 1 94 36a36 36 0 1 1 -66 -24a22 22 0 1 1 40 18', '#d8a870', 9),
    rect(330, 556, 30, 192, '#1f6f78', 6),
    rect(520, 556, 30, 192, '#1f6f78', 6),
    ...[
      [270, 620],
      [420, 690],
      [470, 600],
      [600, 640],
      [610, 710],
      [400, 630],
    ].map(([x, y]) => oval(x!, y!, 9, 4, '#7d5430', 0.35)),
  ]),
  'Grip socks': still(['#f1d5da', '#fbefe6'], '#dca58a', [
    shadow(450, 792, 290, 24),
    ...[0, 210].map((by, at) => {
      const color = at === 0 ? '#b04a6f' : '#c96c8c'
      return [
        path(
          `M${270 + by} 270H${400 + by}V560C${400 + by} 630 ${360 + by} 660 ${310 + by} 700L${250 + by} 764C${190 + by} 810 ${120 + by} 760 ${160 + by} 690L${270 + by} 560z`,
          color,
        ),
        path(`M${270 + by} 270H${400 + by}V330H${270 + by}z`, '#fbe3e0'),
        path(
          `M${270 + by} 330H${310 + by}V600L${200 + by} 730C${170 + by} 720 ${160 + by} 700 ${172 + by} 680L${270 + by} 560z`,
          '#ffffff',
          0.13,
        ),
        ...[0, 1, 2, 3].map((dot) => disc(226 + by + dot * 30, 742 - dot * 30, 8, '#fbe3e0', 0.9)),
      ].join('')
    }),
  ]),
  'Steel bottle, 0.6 l': still(['#bcdde0', '#eef4ea'], '#cfae88', [
    shadow(470, 800, 150, 22),
    rect(418, 130, 84, 70, '#2c3f43', 16),
    rect(402, 192, 116, 40, '#9fb4b6', 10),
    path(
      'M404 232H516C522 274 566 290 566 350V760a40 40 0 0 1 -40 40H394a40 40 0 0 1 -40 -40V350C354 290 398 274 404 232z',
      '#1f6f78',
    ),
    path(
      'M404 232H440C430 290 410 300 404 360V800H394a40 40 0 0 1 -40 -40V350C354 290 398 274 404 232z',
      '#ffffff',
      0.2,
    ),
    rect(526, 370, 14, 360, '#000000', 7, 0.14),
    path(
      'M410 560C430 530 452 530 470 548S510 566 526 546',
      'none',
      1,
      'stroke="#f4e8d2" stroke-width="10" stroke-linecap="round"',
    ),
    disc(492, 508, 14, '#e6a15c'),
  ]),
  Kombucha: still(['#f7dcb4', '#fdf2de'], '#c98f66', [
    shadow(450, 802, 150, 22),
    rect(404, 150, 92, 54, '#33453f', 10),
    path(
      'M414 204H486V300C500 340 566 360 566 440V762a40 40 0 0 1 -40 40H374a40 40 0 0 1 -40 -40V440C334 360 400 340 414 300z',
      'glass',
    ),
    path(
      'M414 204H436V306C424 350 372 372 372 446V800a40 40 0 0 1 -38 -40V440C334 360 400 340 414 300z',
      '#ffffff',
      0.3,
    ),
    rect(334, 510, 232, 180, '#fdf3e0'),
    path('M360 640C400 600 430 600 460 622S520 640 546 610V690H360z', '#1f6f78'),
    disc(486, 566, 28, '#e6a15c'),
    ...[
      [400, 470],
      [470, 440],
      [520, 486],
      [440, 400],
      [500, 730],
      [400, 740],
    ].map(([x, y], at) => disc(x!, y!, 5 + (at % 3) * 3, '#fff3d6', 0.7)),
  ]),
}
