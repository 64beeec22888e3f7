import type { App } from '../../context.ts'
import { isFileName } from '../../lib/file-name-rules.ts'
import { namesOf } from './names.ts'
import { namedPictures } from './queries.ts'

/** The server's names for pictures, half-written ones too: it touches no other files. */
const ours = /^(product|instructor|template|logo|cover)_([0-9]+_)?[0-9a-f]{24}(_[0-9a-z]+)?\.(webp|jpg)(\.part)?$/

/** The files that nothing named at the previous look, by studio. */
const suspects = new WeakMap<App, ReadonlySet<string>>()

/**
 * Removes the files of pictures that nothing names, as a process that ended between writing and naming leaves them. A file
 * is found at two looks before it goes: at one it may be on its way to be named.
 */
export async function sweepPictures(app: App): Promise<void> {
  const { db, ports } = app
  const former = suspects.get(app)
  const stored = (await ports.files.list()).filter((name) => ours.test(name))
  const named = new Set(
    db.all(namedPictures, {}).flatMap(({ kind, file }) => (isFileName(file) ? namesOf(kind, file) : [])),
  )
  const nameless = stored.filter((name) => !named.has(name))
  for (const name of nameless) if (former?.has(name)) await ports.files.remove(name)
  suspects.set(app, new Set(nameless))
}
