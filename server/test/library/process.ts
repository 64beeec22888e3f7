import { openLibrary } from './application.ts'

/** A library in a separate process: reports its address, and on request its largest memory in bytes. */
const library = await openLibrary()
const before = process.memoryUsage.rss()
let most = before
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
process.on('message', () => process.send!({ grown: most - before }))
process.on('disconnect', () => process.exit())
process.send!({ url: library.url })
