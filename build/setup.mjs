import { join } from 'node:path'
import { buildApp } from './app.mjs'
import { isUnwritable, plainly } from './no-place.mjs'
import { node24 } from './node24.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { installPackages } from './packages.mjs'
import { cache } from './paths.mjs'

/**
 * Makes this clone ready: Node 24, the packages, and (unless `app` is false) the built app. Parts that are ready already are
 * left alone, so it costs a fraction of a second the second time.
 * @param {{ app?: boolean }} [what]
 * @returns the path of the Node to run everything with
 */
export async function setUp({ app = true } = {}) {
  const work = async () => {
    const node = await node24()
    await installPackages(node)
    if (app) await buildApp(node)
    return node
  }
  try {
    return await oneAtATime(join(cache, 'setup.lock'), work).catch((/** @type {unknown} */ error) => {
      if (!isUnwritable(error)) throw error
      // Nobody else makes anything either if nothing can be written; what is ready is served from there all the same.
      return work()
    })
  } catch (error) {
    throw plainly(error)
  }
}

/** Prints why the set-up could not be done, without a stack, and ends. @param {unknown} error @returns {never} */
export function giveUp(error, code = 1) {
  const why = plainly(error)
  console.error(`\n${why instanceof Error ? why.message : String(why)}`)
  process.exit(code)
}
