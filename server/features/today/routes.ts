import { implement } from '../../api/implement.ts'
import { todayContract } from './contract.ts'
import { today } from './today.ts'

export const todayRoutes = implement(todayContract, { 'GET /api/v1/today': (ctx) => today(ctx) })
