import { inAscii } from '../../lib/address-rules.ts'
import { implement } from '../../api/implement.ts'
import { bootstrap } from './bootstrap.ts'
import { authContract, forgotLimit } from './contract.ts'
import { requestLink } from './link-requests.ts'
import { changePassword, login, refresh } from './login.ts'
import { changeOwnAccount, me } from './me.ts'
import { confirmRecoveryCode, renewRecoveryCode } from './own-code.ts'
import { register } from './register.ts'
import { invitation, recover, resetPassword } from './reset.ts'

const done = { success: true } as const

export const authRoutes = implement(authContract, {
  'POST /api/v1/auth/register/client': (ctx, { body }) => register(ctx, body),
  'POST /api/v1/auth/bootstrap': (ctx, { body }) => bootstrap(ctx, body),
  'POST /api/v1/auth/login': (ctx, { body }) => login(ctx, body),
  'POST /api/v1/auth/refresh': (ctx, { body }) => refresh(ctx, body.refresh_token),
  'POST /api/v1/auth/manager/recover-with-code': (ctx, { body }) => recover(ctx, body),
  'POST /api/v1/auth/logout': () => done,
  'POST /api/v1/auth/forgot-password': async (ctx, { body }) => {
    ctx.limit(forgotLimit, `account ${inAscii(body.email)}`)
    await ctx.write((tx) => requestLink(tx, ctx, body.email, 'forgotten'))
    return done
  },
  'POST /api/v1/auth/reset-password': (ctx, { body }) => resetPassword(ctx, body),
  'GET /api/v1/auth/invite/{token}': (ctx, { params }) => invitation(ctx, params.token),
  'GET /api/v1/auth/me': (ctx) => me(ctx),
  'PUT /api/v1/auth/me': (ctx, { body }) => changeOwnAccount(ctx, body),
  'POST /api/v1/auth/recovery-code': (ctx, { body }) => renewRecoveryCode(ctx, body.password),
  'POST /api/v1/auth/recovery-code/confirm': (ctx, { body }) => confirmRecoveryCode(ctx, body.recovery_code),
  'POST /api/v1/auth/change-password': (ctx, { body }) => changePassword(ctx, body),
})
