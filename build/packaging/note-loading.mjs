import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// Imported before a program, as `note-loading.mjs?in=FILE`, this notes every module that it and its threads load.
const notes = new URL(import.meta.url).searchParams.get('in') ?? ''
registerHooks({
  load(url, context, next) {
    appendFileSync(notes, `${url}\n`)
    return next(url, context)
  },
})
