import { join } from 'node:path'
import { capture } from './children.mjs'
import { root } from './paths.mjs'

/**
 * The tests that need what changed since a revision: by their imports, however many steps away, or by its name.
 * @param {string} node @param {string} revision '' for where this branch began
 * @returns {Promise<string[]>}
 */
export async function testsOfChange(node, revision) {
  const since = revision || (await branchPoint())
  await requireRevision(since)
  const changed = await git('diff', '--name-only', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  console.log(`Changed since ${since}: ${changed.length + added.length} files`)
  const { code, output } = await capture(node, [join(root, 'build', 'mutate', 'tests-of.ts'), ...changed, ...added])
  if (code !== 0) throw new Error(output)
  return output.split('\n').filter(Boolean)
}

/** Returns the commit where this branch left `main`; on `main` itself that is the last commit. */
async function branchPoint() {
  const [commit = 'HEAD'] = await git('merge-base', 'HEAD', 'main').catch(() => [])
  return commit
}

/** @param {string} revision */
async function requireRevision(revision) {
  // A name behind the mark is never read as an option.
  const known = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  await known.catch(() => {
    throw new Error(`Git knows no revision “${revision}” in this folder.`)
  })
}

/** The lines that Git answers. @param {string[]} args */
async function git(...args) {
  const { code, output } = await capture('git', args, { cwd: root }).catch(() => {
    throw new Error('What has changed is found by Git, which was not found on this computer.')
  })
  if (code !== 0) throw new Error(output.trim())
  return output.split('\n').filter(Boolean)
}
