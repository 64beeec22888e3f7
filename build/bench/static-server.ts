import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** A yardstick in a separate process: the same framework answering fixed bytes of the length given as an argument. */
const body = Buffer.alloc(Number(process.argv[2]), 'x')
const app = new Hono().get('/', (c) => c.body(body, 200, { 'Content-Type': 'application/json' }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
