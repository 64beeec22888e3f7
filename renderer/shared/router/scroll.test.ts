import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMemoryHistory } from '@tanstack/history'
import { keepScroll } from './scroll.ts'

/** A tab whose pages are on the screen as soon as they are gone to. */
function tab(held = new Map<string, string>(), history = createMemoryHistory()) {
  let hide = () => {}
  let grown = () => {}
  const page = {
    history: { scrollRestoration: 'auto' as ScrollRestoration },
    sessionStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    },
    scrollY: 0,
    /** The furthest scroll position: the lists on the page come later. */
    most: Infinity,
    scrollTo: (_: number, top: number) => void (page.scrollY = Math.min(top, page.most)),
    addEventListener: (_: string, listener: () => void) => void (hide = listener),
  }
  const shown = keepScroll(page, history, (listener) => {
    grown = listener
    return () => void (grown = () => {})
  })
  shown(history.location)
  history.subscribe(({ location }) => shown(location))
  return { page, history, held, hide: () => hide(), grow: () => grown() }
}

test('a page opened anew starts at its top, one that is gone back to where it was left', () => {
  const { page, history } = tab()
  assert.equal(page.history.scrollRestoration, 'manual')
  page.scrollY = 300
  history.push('/b')
  assert.equal(page.scrollY, 0)
  page.scrollY = 40
  history.back()
  assert.equal(page.scrollY, 300)
  history.forward()
  assert.equal(page.scrollY, 40)
  history.push('/b?page=2')
  assert.equal(page.scrollY, 0)
})

test('what only changes on a page leaves it where it is, and so does a step back on it', () => {
  const { page, history } = tab()
  page.scrollY = 300
  history.push('/?page=2', { staysPut: true })
  assert.equal(page.scrollY, 300)
  page.scrollY = 500
  history.back()
  assert.equal(page.scrollY, 500)
})

test('a page that is too short at first is moved once it has grown', () => {
  const { page, history, grow } = tab()
  page.scrollY = 1400
  history.push('/b')
  page.most = 100
  history.back()
  assert.equal(page.scrollY, 100)
  page.most = 900
  grow()
  assert.equal(page.scrollY, 900)
  page.most = 5000
  grow()
  assert.equal(page.scrollY, 1400)
  page.scrollY = 20
  grow()
  assert.equal(page.scrollY, 20)
})

test('loaded again, it is where it was; what can’t be read counts as none', () => {
  const first = tab()
  first.page.scrollY = 120
  first.hide()
  assert.equal(tab(first.held, first.history).page.scrollY, 120)
  const broken = new Map([...first.held.keys()].map((key) => [key, '{']))
  assert.equal(tab(broken, first.history).page.scrollY, 0)
})
