import { getConfig } from 'app-builder-lib/out/util/config/config.js'
import { fuses } from '../../electron/security/fuses.ts'
import { root } from '../paths.mjs'

/**
 * Returns electron-builder.yml's configuration, with the values known only now.
 * @param {{ electron: string, out: string, updatesUrl: string | undefined, leftOvers: string[] }} now Electron's folder,
 *   the folder to write into, the address that updates are looked for at (for each system and processor below it), and
 *   files of dist/server to leave out
 */
export async function configuration({ electron, out, updatesUrl, leftOvers }) {
  const config = await getConfig(root, null, {
    electronDist: electron,
    directories: { output: out },
    electronFuses: fuses,
    publish: updatesUrl ? [{ provider: 'generic', url: `${updatesUrl.replace(/\/+$/, '')}/\${os}/\${arch}` }] : null,
  })
  const [own, ...packages] = /** @type {import('app-builder-lib').FileSet[]} */ (config.files)
  const filter = [own?.filter ?? [], leftOvers.map((file) => `!dist/server/${file}`)].flat()
  return { ...config, files: [{ ...own, filter }, ...packages] }
}
