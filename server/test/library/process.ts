import { openLibrary } from './application.ts'

/** A library in a process of its own: says where it is, and when asked how many bytes of memory it had at the most. */
const library = await openLibrary()
const before = process.memoryUsage.rss()
let most = before
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
process.on('message', () => process.send!({ grown: most - before }))
process.on('disconnect', () => process.exit())
process.send!({ url: library.url })
