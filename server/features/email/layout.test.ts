import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contrast, parseHex } from '../../lib/contrast-rules.ts'
import { layout } from './layout.ts'

const content = {
  subject: 'Booked: Yoga & more',
  lines: ['Hello <Ana>,', 'Yoga is booked. {{studio}} $& $1'],
  action: { label: 'See it', url: 'https://studio.test/?a=1&b="2"' },
  closing: 'Until then.',
}
const sender = { studio: 'Marea <Yoga>', color: '#ffee00', language: 'es' }

describe('the HTML of an e-mail', () => {
  it('says every word once, escaped, what it is about first, and the button in ink that reads on its colour', () => {
    const { body_html } = layout(content, sender)
    for (const said of ['Hello &lt;Ana&gt;,', 'Until then.', 'See it', '?a=1&amp;b=&quot;2&quot;']) {
      assert.equal(body_html.split(said).length, 2, said)
    }
    assert.equal(body_html.split('Yoga is booked. {{studio}} $&amp; $1').length, 3, 'as a line and as the preview')
    assert.match(body_html, /<html lang="es"/)
    assert.match(body_html, /<title>Booked: Yoga &amp; more<\/title>/)
    const [, name] = /color:(#\w{6});"\s*>Marea &lt;Yoga&gt;</.exec(body_html)!
    assert.ok(contrast(parseHex(name!)!, [1, 1, 1]) >= 4.5, `${name} on white`)
    assert.match(body_html, /background:#f1e100;color:#000000/)
    assert.ok(!body_html.replaceAll('{{studio}}', '').includes('{{'), 'no name is left')
    assert.ok(!/https?:\/\/(?!www\.w3\.org|studio\.test)/.test(body_html), 'nothing is fetched from elsewhere')
  })

  it('leaves out what a letter does not have', () => {
    const { body_html, body_text } = layout({ subject: 'Hello', lines: ['Hello,', 'there.'] }, sender)
    assert.ok(!body_html.includes('<a'))
    assert.ok(!body_html.includes('class="words closing"'))
    assert.equal(body_text, 'Hello,\n\nthere.\n\nMarea <Yoga>\n')
  })
})
