import { implement } from '../../api/implement.ts'
import { beside } from '../../workers/workers.ts'
import { simulationsContract as contract } from './contract.ts'

/** The longest time that a simulation may take, in milliseconds. */
const MOST_MS = 20_000

export const simulationsRoutes = implement(contract, {
  'POST /api/v1/simulations/schedule': (ctx, { body: wish }) => {
    const task = { folder: ctx.config.dataDir, wish, now: ctx.now }
    return beside.answer('simulateSchedule', task, MOST_MS, `simulations of ${ctx.actor.id}`)
  },
  'POST /api/v1/simulations/policy': (ctx, { body: wish }) => {
    const task = { folder: ctx.config.dataDir, wish, now: ctx.now }
    return beside.answer('simulatePolicy', task, MOST_MS, `simulations of ${ctx.actor.id}`)
  },
})
