import { setTimeout as sleep } from 'node:timers/promises'
import type { TestStudio } from './studio.ts'

/** Somebody who follows what changes. */
export interface ChangeListener {
  /** The messages so far: `roster 12`. */
  told: string[]
  /** Resolves once this message came; throws after two seconds. */
  hears(said: string): Promise<void>
  /** True if the studio has ended it. */
  isOver: boolean
  leave(): void
}

/** Opens a stream of what changes. */
export async function listenForChanges(
  studio: TestStudio,
  token: string,
  door: 'localUrl' | 'publicUrl' = 'publicUrl',
): Promise<ChangeListener> {
  const headers = { Authorization: `Bearer ${token}` }
  const leaving = new AbortController()
  const answer = await fetch(`${studio.running[door]}/api/v1/events`, { headers, signal: leaving.signal })
  if (answer.status !== 200) throw new Error(`Not followed: ${await answer.text()}`)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const follower: ChangeListener = {
    told: [],
    isOver: false,
    hears: async (said) => {
      for (let tries = 0; tries < 500; tries += 1) {
        if (follower.told.includes(said)) return
        await sleep(20)
      }
      throw new Error(`“${said}” was not told, but: ${follower.told.join(', ')}`)
    },
    leave: () => leaving.abort(),
  }
  await reader.read()
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }))
      if (done) return (follower.isOver = true)
      for (const [, data = ''] of value.matchAll(/^data: (.*)$/gm)) {
        const { topic, id } = JSON.parse(data)
        follower.told.push(`${topic} ${id}`)
      }
    }
  })()
  return follower
}
