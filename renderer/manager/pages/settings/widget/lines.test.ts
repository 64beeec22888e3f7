import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameLine, framePath, scriptLine, whyNoWebsite } from './lines.ts'

test('a website reaches a studio with an https address that is its own', () => {
  const cases: [string | null, ReturnType<typeof whyNoWebsite>][] = [
    [null, 'notOnline'],
    ['https://marea.loca.lt', 'freeTunnel'],
    ['https://marea.localtunnel.me/', 'freeTunnel'],
    ['https://LOCA.LT', 'freeTunnel'],
    ['https://notloca.lt', null],
    ['http://studio.example', 'plain'],
    ['http://192.168.1.7:4311', 'plain'],
    ['http://127.0.0.1:4311', null],
    ['https://studio.example', null],
  ]
  for (const [address, why] of cases) assert.equal(whyNoWebsite(address), why, String(address))
})

test('the lines name what is shown, in which language, and are safe to paste', () => {
  const all = { sections: ['schedule', 'prices'], language: 'de' } as const
  assert.equal(
    scriptLine('https://studio.example/', all),
    '<studio-desk show="schedule prices" lang="de"></studio-desk><script src="https://studio.example/widget.js" async></script>',
  )
  assert.equal(framePath({ ...all, language: null }), '/widget?show=schedule+prices')
  assert.equal(
    frameLine('https://studio.example', all, 'Yoga & "Co" <1>'),
    '<iframe src="https://studio.example/widget?show=schedule+prices&amp;lang=de" title="Yoga &amp; &quot;Co&quot; &lt;1>" ' +
      'width="100%" height="700" loading="lazy"></iframe>',
  )
})
