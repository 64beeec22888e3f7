import { archPath, disc, fade, glow, line, oval, path, rect, scene } from './brushes.ts'

interface Person {
  /** The background: the wall from top to foot, and the light in the arch. */
  wall: readonly [string, string]
  arch: string
  skin: string
  /** The side away from the light. */
  shade: string
  hair: string
  top: string
  /** Hair behind the head, and before it. */
  behind: readonly string[]
  before: readonly string[]
  beard?: true
}

/** Somebody from the shoulders up, in a square of 800. */
function portrait({ wall, arch, skin, shade, hair, top, behind, before, beard }: Person): string {
  return scene(
    [fade('wall', [0, wall[0]], [1, wall[1]]), glow('warm', '#fff2d6', 0.9)],
    [
      rect(0, 0, 800, 800, 'wall'),
      path(archPath(400, 800, 560, 700), arch, 0.8),
      disc(560, 210, 330, 'warm'),
      ...behind,
      oval(400, 300, 126, 116, hair),
      path('M320 560H480V670H320z', skin),
      path('M96 800C104 662 214 604 322 586C350 640 450 640 478 586C586 604 696 662 704 800z', top),
      path('M96 800C104 662 214 604 322 586L360 612C290 650 240 710 232 800z', '#000000', 0.1),
      path('M336 470H464V590C448 632 352 632 336 590z', shade),
      path('M322 586C340 640 460 640 478 586L464 574C440 616 360 616 336 574z', skin),
      path('M268 330C262 190 538 190 532 330C534 440 492 534 400 538C308 534 266 440 268 330z', skin),
      path('M268 330C264 250 320 224 360 218C322 292 322 440 380 536C306 526 266 440 268 330z', shade, 0.55),
      oval(262, 374, 20, 34, shade),
      oval(538, 374, 20, 34, skin),
      ...(beard
        ? [
            path(
              'M272 384C278 500 330 556 400 558C470 556 522 500 528 384C512 440 470 452 400 452C330 452 288 440 272 384z',
              hair,
              0.92,
            ),
          ]
        : []),
      line('M312 332Q338 314 364 330M436 330Q462 314 488 332', hair, 9, 0.85),
      line('M318 374Q340 390 362 374M438 374Q460 390 482 374', '#2a1c18', 8),
      line('M402 376C410 404 414 420 396 428', shade, 7),
      line('M358 472Q400 508 442 472', beard ? '#f7e2d2' : '#9c4a44', 9),
      disc(322, 438, 30, '#d8705f', 0.16),
      disc(478, 438, 30, '#d8705f', 0.2),
      ...before,
    ],
    [800, 800],
  )
}

/** Portraits of those who teach, by their names. */
export const portraits: Readonly<Record<string, string>> = {
  'Lucía Ferrer': portrait({
    wall: ['#bfdcd6', '#e9efe2'],
    arch: '#f6e3c4',
    skin: '#c88b66',
    shade: '#a86c4c',
    hair: '#2b1d1b',
    top: '#2e6b62',
    behind: [
      path(
        'M222 360C196 150 604 150 578 360C590 520 640 600 610 690C540 640 500 600 400 600S250 650 190 690C160 600 214 500 222 360z',
        '#2b1d1b',
      ),
    ],
    before: [
      path(
        'M262 344C252 190 420 170 470 218C530 232 548 280 538 348C520 300 480 276 440 244C400 286 300 290 262 344z',
        '#2b1d1b',
      ),
    ],
  }),
  'Jonas Brandt': portrait({
    wall: ['#e3d6ea', '#f3ece6'],
    arch: '#cfe2e4',
    skin: '#eec3a2',
    shade: '#cf9c7c',
    hair: '#9a6a3c',
    top: '#54406b',
    behind: [],
    before: [
      path(
        'M262 330C246 200 330 156 424 168C520 160 556 230 538 336C530 300 520 280 506 262C440 266 350 250 310 236C284 262 270 296 262 330z',
        '#9a6a3c',
      ),
    ],
    beard: true,
  }),
  'Amélie Rousseau': portrait({
    wall: ['#f6d9b4', '#fbeedb'],
    arch: '#f3c3a4',
    skin: '#f2cdb2',
    shade: '#d8a586',
    hair: '#b5532d',
    top: '#fdf3e4',
    behind: [
      disc(400, 158, 74, '#b5532d'),
      path('M236 350C220 170 580 170 564 350C570 400 560 430 550 450H250C240 430 230 400 236 350z', '#b5532d'),
    ],
    before: [path('M262 340C258 190 542 190 538 340C524 262 470 232 400 232S276 262 262 340z', '#b5532d')],
  }),
  'Diego Morales': portrait({
    wall: ['#f0c7ae', '#f8e6d8'],
    arch: '#a7cdd0',
    skin: '#8a5a40',
    shade: '#6c4330',
    hair: '#1d1514',
    top: '#a3492e',
    behind: [],
    before: [
      path(
        'M264 322C256 214 320 176 400 176S544 214 536 322C528 288 518 268 500 250C440 240 360 240 300 250C282 268 272 288 264 322z',
        '#1d1514',
      ),
    ],
    beard: true,
  }),
}
