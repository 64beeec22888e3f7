import { existsSync } from 'node:fs'
import { capture } from './children.mjs'
import { step } from './progress.mjs'

/**
 * Another reader of PDFs, for the tests of papers: the system's, or from Debian's package manager (as root).
 * @throws with what to do, where there is none to be had
 */
export async function findPoppler() {
  if (await runs()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await step('Installing Poppler', installByApt)
  if (!(await runs())) throw new Error('No pdftotext was found for the tests of papers: install Poppler’s programs.')
}

/** True if it is there; one that is not can't be started. */
async function runs() {
  try {
    return (await capture('pdftotext', ['-v'])).code === 0
  } catch {
    return false
  }
}

async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '-q'], { env })
  const packages = ['install', '-q', '-y', '--no-install-recommends', 'poppler-utils']
  const { code, output } = await capture('apt-get', packages, { env })
  if (code !== 0) console.log(output)
}
