import type { z } from 'zod'
import { implement } from '../../api/implement.ts'
import { beside } from '../../workers/workers.ts'
import { simulationsContract as contract } from './contract.ts'

/** How long a simulation may take, in milliseconds. */
const MOST_MS = 20_000

type Answer<Key extends keyof typeof contract> = z.input<(typeof contract)[Key]['answer']>

export const simulationsRoutes = implement(contract, {
  'POST /api/v1/simulations/schedule': async (ctx, { body: wish }) => {
    const task = { folder: ctx.config.dataDir, wish, now: ctx.now }
    return (await beside.answer('simulateSchedule', task, MOST_MS)) as Answer<'POST /api/v1/simulations/schedule'>
  },
  'POST /api/v1/simulations/policy': async (ctx, { body: wish }) => {
    const task = { folder: ctx.config.dataDir, wish, now: ctx.now }
    return (await beside.answer('simulatePolicy', task, MOST_MS)) as Answer<'POST /api/v1/simulations/policy'>
  },
})
