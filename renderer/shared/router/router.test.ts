import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createMemoryHistory } from '@tanstack/history'
import type { Late } from '../app/late.tsx'
import { createRouter } from './router.ts'

/** An application of a few pages, whose files come when they are let. */
async function application({ at, guard = () => null }: { at: string; guard?: (href: string) => string | null }) {
  const fetched: string[] = []
  const held = new Map<string, () => void>()
  const page = (name: string): Late<object> => {
    let isThere = false
    const preload = async () => {
      if (isThere) return
      fetched.push(name)
      if (name.startsWith('slow')) await new Promise<void>((come) => held.set(name, come))
      isThere = true
    }
    return Object.assign(() => name, { preload })
  }
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({
    history,
    guard,
    outside: { '/login': page('login') },
    inside: { '/': page('home'), '/slow': page('slow'), '/clients/:id': page('client') },
  })
  await router.settle()
  const shown = () => {
    const { pattern, params, frame, address } = router.shown()
    return [frame, pattern, params, address.href]
  }
  return { router, history, fetched, shown, come: (name: string) => held.get(name)!() }
}

describe('the router', () => {
  test('shows the page of the address, with its names', async () => {
    const { shown } = await application({ at: '/clients/7?tab=past' })
    assert.deepEqual(shown(), ['inside', '/clients/:id', { id: '7' }, '/clients/7?tab=past'])
  })

  test('shows that an address is no page', async () => {
    const { router, shown } = await application({ at: '/nowhere' })
    assert.deepEqual(shown(), [null, null, {}, '/nowhere'])
    assert.equal(router.pageOf(router.shown()), null)
  })

  test('goes first where the guard sends the reader, and asks nobody before the pages outside', async () => {
    const asked: string[] = []
    const guard = (href: string) => {
      asked.push(href)
      return '/login'
    }
    const { shown, fetched } = await application({ at: '/clients/7', guard })
    assert.deepEqual([shown()[1], asked, fetched], ['/login', ['/clients/7'], ['login']])
  })

  test('leaves a page on the screen until the next is there, and says already where the reader goes', async () => {
    const { router, history, shown, come } = await application({ at: '/' })
    history.push('/slow')
    await turn()
    assert.deepEqual([shown()[1], router.address().href], ['/', '/slow'])
    come('slow')
    await turn()
    assert.equal(shown()[1], '/slow')
  })

  test('shows the page of the last step, whichever file comes first', async () => {
    const { history, shown, come } = await application({ at: '/' })
    history.push('/slow')
    history.push('/clients/7')
    await turn()
    come('slow')
    await turn()
    assert.equal(shown()[1], '/clients/:id')
  })

  test('changes what a page shows at once, and tells of it', async () => {
    const { router, history, shown } = await application({ at: '/clients/7' })
    let told = 0
    const stop = router.subscribe(() => (told += 1))
    history.replace('/clients/8?tab=past')
    assert.deepEqual([shown()[3], told], ['/clients/8?tab=past', 1])
    stop()
    history.replace('/clients/9')
    assert.equal(told, 1)
  })

  test('fetches a page before anybody goes there, once', async () => {
    const { router, history, fetched } = await application({ at: '/' })
    router.preload('/clients/7?tab=past')
    await turn()
    history.push('/clients/7')
    await turn()
    assert.deepEqual(fetched, ['home', 'client'])
  })
})
