import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { placeWindow } from './bounds.ts'
import { feedIn, formerInstaller } from './updates/former-version.ts'
import { notesText } from './updates/notes.ts'
import { questionBefore } from './questions.ts'
import { afterFall } from './restarts.ts'
import { wishIn } from './wish.ts'
import { en } from './words/en.ts'

describe('a server that fell', () => {
  it('is started again ever later, up to a limit', () => {
    const waits = []
    let falls: number[] = []
    for (let at = 0; at < 8; at++) {
      const verdict = afterFall(falls, at * 1000, 6)
      falls = verdict.falls
      waits.push(verdict.againInMs)
    }
    assert.deepEqual(waits, [500, 1000, 2000, 4000, 8000, 8000, null, null])
  })

  it('is forgiven a fall of a minute ago', () => {
    assert.deepEqual(afterFall([0, 1], 60_000, 2), { falls: [1, 60_000], againInMs: 1000 })
    assert.deepEqual(afterFall([0, 1], 59_999, 2), { falls: [0, 1, 59_999], againInMs: null })
    assert.deepEqual(afterFall([0, 1], 60_001, 2), { falls: [60_001], againInMs: 500 })
  })
})

describe('a window', () => {
  const screen = { x: 0, y: 25, width: 1440, height: 875 }
  const second = { x: 1440, y: 0, width: 1000, height: 700 }
  for (const [what, left, screens, placed] of [
    ['opens in the middle of the main screen', undefined, [screen], { x: 80, y: 53, width: 1280, height: 820 }],
    [
      'opens as it was left',
      { x: 10, y: 30, width: 800, height: 600 },
      [screen],
      { x: 10, y: 30, width: 800, height: 600 },
    ],
    [
      'opens on the screen it was left on',
      { x: 1500, y: 10, width: 800, height: 600 },
      [screen, second],
      { x: 1500, y: 10, width: 800, height: 600 },
    ],
    [
      'comes back from a screen that is gone',
      { x: 1500, y: 10, width: 800, height: 600 },
      [screen],
      { x: 320, y: 163, width: 800, height: 600 },
    ],
    [
      'comes back where its bar is above the screen',
      { x: 10, y: 24, width: 800, height: 600 },
      [screen],
      { x: 320, y: 163, width: 800, height: 600 },
    ],
    [
      'stays where a piece of its bar is seen',
      { x: -680, y: 860, width: 800, height: 600 },
      [screen],
      { x: -680, y: 860, width: 800, height: 600 },
    ],
    [
      'comes back where too little of its bar is seen',
      { x: -681, y: 860, width: 800, height: 600 },
      [screen],
      { x: 320, y: 163, width: 800, height: 600 },
    ],
    [
      'is no larger than its screen, and not too small',
      { x: 1440, y: 0, width: 5000, height: 10 },
      [screen, second],
      { x: 1440, y: 0, width: 1000, height: 560 },
    ],
    [
      'opens as usual where what was kept is no size',
      { x: 0, y: 30, width: Number.NaN, height: 'tall' as unknown as number },
      [screen],
      { x: 0, y: 30, width: 1280, height: 820 },
    ],
  ] as const) {
    it(what, () => assert.deepEqual(placeWindow(left, screens), placed))
  }
})

describe('an end that is asked for', () => {
  const state = { kind: 'state', publicUrl: null, serving: 0, busy: null } as const
  const question = (now: Parameters<typeof questionBefore>[0], isUnsaved: boolean) => questionBefore(now, isUnsaved, en)
  it('is questioned only while somebody would miss the studio, or lose what they typed', () => {
    assert.equal(question(undefined, false), null)
    assert.equal(question(state, false), null)
    assert.match(question(state, true)!.message, /unsaved/)
    assert.match(question({ ...state, serving: 1 }, false)!.message, /^Clients are using/)
    assert.match(question({ ...state, serving: 1 }, true)!.detail, /unsaved/)
    assert.match(question({ ...state, busy: 'import', serving: 1 }, false)!.message, /^An import is running$/)
  })
})

describe('the version before', () => {
  it('lies beside the new one', () => {
    const former = (feed: string | undefined, file: string) => formerInstaller(feed, file, '1.2.0', '1.1.9')
    assert.equal(
      former('https://get.example/desk', 'Studio-Desk-1.2.0.exe'),
      'https://get.example/desk/Studio-Desk-1.1.9.exe',
    )
    assert.equal(former('https://get.example/desk/', '1.2.0/a-1.2.0.exe'), 'https://get.example/desk/1.1.9/a-1.1.9.exe')
    assert.equal(former('https://get.example', 'latest.exe'), null)
    assert.equal(former('http://get.example', 'a-1.2.0.exe'), null)
    assert.equal(former('nowhere', 'a-1.2.0.exe'), null)
    assert.equal(former(undefined, 'a-1.2.0.exe'), null)
  })

  it('is looked for where the package says', () => {
    assert.equal(
      feedIn('provider: generic\nurl: https://get.example/desk\nchannel: latest\n'),
      'https://get.example/desk',
    )
    assert.equal(feedIn("url: 'https://get.example'\n"), 'https://get.example')
    assert.equal(feedIn('provider: github\n'), undefined)
  })
})

describe('the notes of a new version', () => {
  for (const [notes, text] of [
    [null, ''],
    ['  Faster.\n', 'Faster.'],
    ['<p>New:</p>\n<ul><li>Pay</li>\n<li class="a">Book</li></ul>', 'New:\n• Pay\n• Book'],
    [
      [
        { version: '1.2.0', note: 'B' },
        { version: '1.1.0', note: null },
      ],
      '1.2.0\nB\n\n1.1.0',
    ],
  ] as const) {
    it(`are read as ${JSON.stringify(text)}`, () => assert.equal(notesText(notes), text))
  }

  it('are cut where they are long', () => {
    assert.equal(notesText('a'.repeat(1500)).length, 1500)
    assert.equal(notesText('a'.repeat(1501)), `${'a'.repeat(1500)} …`)
  })
})

describe('the words of a start', () => {
  for (const [words, wish] of [
    [['--hidden'], {}],
    [['Studio-Desk://manage'], { link: 'Studio-Desk://manage' }],
    [['x-studio-desk://manage', 'studio-desk'], {}],
    [['copy.studiobackup'], { copy: resolve('/home/olga/copy.studiobackup') }],
    [['/mnt/a.studiobackup', '/mnt/b.studiobackup'], { copy: resolve('/mnt/a.studiobackup') }],
    [['--x.studiobackup', 'a.studiobackup.part'], {}],
  ] as const) {
    it(`${JSON.stringify(words)} say what is wished`, () => assert.deepEqual(wishIn(words, '/home/olga'), wish))
  }
})
