import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { declared, type Compiled } from '../../db/build.ts'
import { callerIn } from './caller.ts'

// Loads every file that may declare a query and prints the queries, each with the file that does.
const root = join(import.meta.dirname, '../../..')
const found: { file: string; query: { compiled(): Compiled } }[] = []
const push = declared.push.bind(declared)
declared.push = (query) => {
  found.push({ file: callerIn(new Error('here').stack), query })
  return push(query)
}
const listed = execFileSync('git', ['ls-files', 'server/**/*.ts'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
for (const path of listed) {
  const isLoaded = /^server\/(features|api|events|jobs)\//.test(path) && !/\.test\.ts$|\/fixtures\//.test(path)
  if (isLoaded) await import(join(root, path))
}
process.stdout.write(JSON.stringify(found.map(({ file, query }) => ({ file, sql: query.compiled().sql }))))
