import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

const NEW = 'another-quiet-morning'

transcript(
  import.meta.filename,
  async ({ studio, owner, as, later }) => {
    const stranger = as('stranger')
    const setup = {
      studio_name: 'Marea',
      manager_full_name: 'Olga Ortega',
      manager_email: 'Olga@Marea.test',
      manager_password: PASSWORD,
    }
    const recover = (recovery_code: string, new_password = NEW) =>
      stranger('POST /auth/manager/recover-with-code', { recovery_code, new_password })

    await stranger('POST /auth/register/client', { email: 'ana@marea.test', full_name: 'Ana', password: PASSWORD })
    await stranger('POST /auth/login', { email: 'olga@marea.test', password: PASSWORD })
    await stranger('POST /auth/forgot-password', { email: 'olga@marea.test' })
    await stranger('GET /auth/invite/none')
    await recover('ABCDE')
    await owner('GET /health')
    await owner('GET /studio')
    await stranger('POST /auth/bootstrap', setup)
    await owner('POST /auth/bootstrap', { ...setup, timezone: '' })
    await owner('POST /auth/bootstrap', { ...setup, timezone: 'Mars/Olympus', currency: 'XTS' })
    await owner('POST /auth/bootstrap', { ...setup, currency: 'XTS' })
    await owner('POST /auth/bootstrap', { ...setup, manager_password: 'PASSWORD1' })
    await owner('POST /auth/bootstrap', { ...setup, manager_password: 'OLGA@marea.TEST' })

    const first = await owner('POST /auth/bootstrap', setup)
    await owner('POST /auth/bootstrap', setup)
    studio.owner = first.access_token
    await owner('GET /auth/me')
    await owner('GET /studio/branding')
    await owner('GET /establishments')

    // A second owner, and a manager of an earlier name: the code is the first owner's.
    const second = { full_name: 'Aldo Ortega', email: 'aldo@marea.test', password: PASSWORD, role_id: 1 }
    await owner('POST /staff', second)
    await owner('POST /staff', { ...second, full_name: 'Abel Desk', email: 'abel@marea.test', role_id: 2 })
    // Recovery is tried five times an hour: the one at the start was the first, and is an hour old in the end.
    studio.clock.advance({ minutes: 59 })
    studio.owner = (await owner('POST /auth/login', { email: 'olga@marea.test', password: PASSWORD })).access_token
    await recover('wrong')
    await recover(first.recovery_code, 'olga@marea.test')
    await recover(first.recovery_code, '12345678')
    const next = await recover(first.recovery_code.toLowerCase().replaceAll('-', ' '))
    await recover(first.recovery_code)
    studio.clock.advance({ minutes: 1 })
    await recover(first.recovery_code)
    await owner('GET /auth/me')
    // From outside the code gives no session, for no second factor came with it: the password does, at the studio's computer.
    const olga = await owner('POST /auth/login', { email: 'olga@marea.test', password: NEW })
    await as('olga', olga.access_token)('GET /auth/me')

    // The first owner away: the code opens the second's account.
    await as('aldo', await studio.login('aldo@marea.test'))('POST /staff/1/deactivate')
    studio.clock.advance({ hours: 1 })
    const { recovery_code } = await recover(next.recovery_code, NEW)
    const here = { recovery_code, new_password: 'yet-another-morning' }
    studio.owner = (await owner('POST /auth/manager/recover-with-code', here)).access_token
    await owner('POST /auth/change-password', { old_password: 'yet-another-morning', new_password: 'aldo@marea.test' })
    await owner('POST /auth/change-password', { old_password: NEW, new_password: PASSWORD })
    await owner('POST /auth/change-password', { old_password: 'yet-another-morning', new_password: PASSWORD })
    await owner('GET /staff')
    studio.owner = ''
    await later({ minutes: 5 })
  },
  { bare: true },
)
