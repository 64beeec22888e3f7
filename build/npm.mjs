import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { capture } from './children.mjs'

/**
 * Runs npm under the given Node.
 * @param {string} node @param {string[]} args @param {string} folder
 * @throws with the end of npm's own output
 */
export async function npm(node, args, folder) {
  const path = dirname(node) + delimiter + (process.env.PATH ?? '')
  const { code, output } = await capture(node, [npmCli(), ...args], {
    cwd: folder,
    env: { ...process.env, PATH: path },
  })
  if (code === 0) return
  const tail = output.trim().split('\n').slice(-25).join('\n')
  throw new Error(`npm ${args[0]} failed. Is this computer online?\n\n${tail}`)
}

/** npm's own script: the one that runs this process, else the one next to the command `npm`. */
function npmCli() {
  const inside = join('node_modules', 'npm', 'bin', 'npm-cli.js')
  const folders = [...(process.env.PATH ?? '').split(delimiter), dirname(process.execPath)]
  const candidates = [
    process.env.npm_execpath ?? '',
    ...folders.flatMap((folder) => [join(folder, 'npm'), join(folder, inside), join(folder, '..', 'lib', inside)]),
  ]
  for (const candidate of candidates) {
    if (!existsSync(candidate)) continue
    const script = realpathSync(candidate)
    if (script.endsWith('npm-cli.js')) return script
  }
  throw new Error('npm was not found. It comes with Node: https://nodejs.org')
}
