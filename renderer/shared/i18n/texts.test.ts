import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTexts } from './texts.ts'

/** Two languages, the files fetched of them, and the files that are to fail. */
function studio() {
  const fetched: string[] = []
  const failing = new Set<string>()
  const file = (name: string, words: object) => {
    return async () => {
      if (failing.has(name)) throw new Error(name)
      fetched.push(name)
      return { words }
    }
  }
  const texts = createTexts<'first' | 'shop'>(
    {
      en: { first: file('en first', { hello: 'Hello' }), shop: file('en shop', { buy: 'Buy' }) },
      es: { first: file('es first', { hello: 'Hola' }), shop: file('es shop', { buy: 'Comprar' }) },
    },
    'first',
  )
  return { texts, fetched, failing }
}

test('only the reader’s language is fetched, and of it only what every page needs', async () => {
  const { texts, fetched } = studio()
  assert.deepEqual(texts.languages, ['en', 'es'])
  assert.deepEqual(await texts.read('es'), { hello: 'Hola' })
  assert.deepEqual(fetched, ['es first'])
})

test('what a page wants comes into the words that are being read, once', async () => {
  const { texts, fetched } = studio()
  const words = await texts.read('en')
  await Promise.all([texts.want(['shop']), texts.want(['shop', 'first'])])
  assert.deepEqual(words, { hello: 'Hello', buy: 'Buy' })
  await texts.want(['shop'])
  assert.deepEqual(new Set(fetched), new Set(['en first', 'en shop']))
})

test('what was wanted before the language was known, or in another, is read with it', async () => {
  const { texts } = studio()
  await texts.want(['shop'])
  assert.deepEqual(await texts.read('en'), { hello: 'Hello', buy: 'Buy' })
  assert.deepEqual(await texts.read('es'), { hello: 'Hola', buy: 'Comprar' })
})

test('a part that can’t be fetched fails the page that wants it, and is fetched when it is wanted again', async () => {
  const { texts, failing } = studio()
  const words = await texts.read('en')
  failing.add('en shop')
  await assert.rejects(texts.want(['shop']), /en shop/)
  failing.clear()
  await texts.want(['shop'])
  assert.deepEqual(words, { hello: 'Hello', buy: 'Buy' })
})
