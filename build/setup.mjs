import { join } from 'node:path'
import { buildApp } from './app.mjs'
import { node24 } from './node24.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { installPackages } from './packages.mjs'
import { cache } from './paths.mjs'

/**
 * Makes this clone ready: Node 24, the packages, and (unless told otherwise) the built app. What is ready already is
 * left alone, so it costs a fraction of a second the second time.
 * @param {{ app?: boolean }} [what]
 * @returns the path of the Node to run everything with
 */
export function setUp({ app = true } = {}) {
  return oneAtATime(join(cache, 'setup.lock'), async () => {
    const node = await node24()
    await installPackages(node)
    if (app) await buildApp(node)
    return node
  })
}

/** Prints why the set-up could not be done, without a stack, and ends. @param {unknown} error @returns {never} */
export function giveUp(error, code = 1) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(code)
}
