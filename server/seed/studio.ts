import argon2 from 'argon2'
import { frontDeskPermissions, permissions } from '../api/permissions.ts'
import { decimals } from '../lib/decimal-rules.ts'
import { instructors as known, owner } from '../demo/people.ts'
import { CURRENCY, iso, HOUR, seedBytes, VAT_RATE, ZONE, type Making } from './making.ts'
import { drawPerson } from './people.ts'

/** The password of every account of a made studio. */
export const PASSWORD = 'ten-years-by-the-sea'
export const OWNER_EMAIL = 'owner@years.example'

export interface Teacher {
  id: number
  staffId: number
  name: string
}

export interface Studio {
  /** The people at the front desk, by turns. */
  desk: readonly { id: number; name: string }[]
  teachers: readonly Teacher[]
  rooms: readonly number[]
  /** The hash of `PASSWORD`. */
  passwordHash: string
}

const ROOMS = ['Marea', 'Terraza', 'Sala Norte', 'Sala Sur', 'Estudio 5']
const TEACHERS = 24

/** The studio itself: its settings, rooms, roles and team. */
export async function openStudio(making: Making): Promise<Studio> {
  const { seed } = making.options
  const at = iso(making.days[0]!.starts - 30 * 24 * HOUR)
  const settings = making.table('settings', [
    'id',
    'public_studio_id',
    'studio_name',
    'address',
    'country',
    'tax_id',
    'timezone',
    'currency',
    'currency_decimals',
    'locale',
    'primary_color',
    'secondary_color',
    'default_vat_rate',
    'late_cancel_fee_minor',
    'no_show_fee_minor',
    'created_at',
    'updated_at',
  ])
  const publicId = seedBytes(seed, 'public').subarray(0, 16).toString('base64url')
  const place = [
    'Marea Yoga & Pilates',
    'Carrer del Port 12, 08870 Sitges',
    'ES',
    'ESB00000000',
    ZONE,
    CURRENCY,
    decimals(CURRENCY),
  ]
  settings.add(1, publicId, ...place, 'en', '#1f6f78', '#e6a15c', VAT_RATE, 500, 800, at, at)
  const establishments = making.table('establishments', ['id', 'name', 'created_at', 'updated_at'])
  const rooms = ROOMS.map((name) => {
    const id = establishments.next()
    establishments.add(id, name, at, at)
    return id
  })
  const passwordHash = await hashPassword(seed)
  return { ...hire(making, passwordHash, at), rooms, passwordHash }
}

/** As the product hashes, but with a salt that the seed makes: the same studio has the same bytes. */
function hashPassword(seed: number): Promise<string> {
  const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
  return argon2.hash(PASSWORD, { ...parameters, salt: seedBytes(seed, 'salt').subarray(0, 16) })
}

function hire(making: Making, passwordHash: string, at: string): Pick<Studio, 'desk' | 'teachers'> {
  const random = making.random('staff')
  const roles = making.table('roles', ['id', 'name', 'permissions', 'is_owner', 'created_at', 'updated_at'])
  roles.add(roles.next(), 'Owner', JSON.stringify(permissions), 1, at, at)
  roles.add(roles.next(), 'Front desk', JSON.stringify(frontDeskPermissions), 0, at, at)
  const staff = making.table('staff', [
    'id',
    'email',
    'full_name',
    'kind',
    'role_id',
    'password_hash',
    'created_at',
    'updated_at',
  ])
  const instructors = making.table('instructors', ['id', 'user_id', 'bio', 'created_at', 'updated_at'])
  const add = (name: string, email: string, kind: string, role: number | null) => {
    const id = staff.next()
    staff.add(id, email, name, kind, role, passwordHash, at, at)
    return { id, name }
  }
  add(owner.full_name, OWNER_EMAIL, 'manager', 1)
  const desk = ['Pol Serra', 'Aïna Puig', 'Łukasz Nowak'].map((name, n) =>
    add(name, `desk${n + 1}@years.example`, 'manager', 2),
  )
  const teachers = Array.from({ length: TEACHERS }, (_, n) => {
    const named = known[n] ?? { ...drawPerson(random, n), bio: null }
    const { id: staffId, name } = add(named.full_name, `teacher${n + 1}@years.example`, 'instructor', null)
    const id = instructors.next()
    instructors.add(id, staffId, named.bio, at, at)
    return { id, staffId, name }
  })
  return { desk, teachers }
}
