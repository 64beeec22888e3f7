import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bundleWidget, WIDGET_LIMIT } from './widget.mjs'

test('what other websites load is under 10 kB compressed, with every language in it', async () => {
  const { script, size } = await bundleWidget()
  assert.equal(WIDGET_LIMIT, 10_000)
  assert.ok(size < WIDGET_LIMIT, `${size} bytes`)
  const text = new TextDecoder().decode(script)
  for (const word of ['Schedule', 'Kursplan', 'Horario', 'Planning', 'Calendario']) assert.ok(text.includes(word), word)
})
