import { toMajor } from '../../lib/money.ts'
import { presentType } from '../membership-types/queries.ts'
import { versionOf } from '../pictures/names.ts'
import { sellsOnline } from '../settings/sells-online.ts'
import { cachedRead } from './cached-read.ts'
import { publicCoverage } from './public-coverage.ts'
import { productsInStock, servicesOffered, typesSoldOnline } from './queries.ts'

/** The membership types that are sold online, by name, each with what it covers. */
export const publicMembershipTypes = cachedRead(({ db }) => {
  const can_buy_online = sellsOnline(db)
  const covered = publicCoverage(db)
  const value = db.all(typesSoldOnline, {}).map((row) => {
    const { id, name, description, type, price, currency, billing_interval, ...terms } = presentType(db, row)
    const { credits_included, credits_per_interval, unlimited, validity_days } = terms
    const { is_intro_offer, intro_price, intro_validity_days } = terms
    const first = { id, name, description, type, price, currency, billing_interval, credits_included }
    const rest = { credits_per_interval, unlimited, validity_days, is_intro_offer, intro_price, intro_validity_days }
    return { ...first, ...rest, ...covered(row), can_buy_online }
  })
  return { value, until: null }
})

/** The services that can be booked by appointment, by name. */
export const publicAppointmentServices = cachedRead(({ db }, _, { currency }) => {
  const value = db.all(servicesOffered, {}).map(({ price_minor, ...service }) => {
    return { ...service, price: toMajor(price_minor, currency), currency }
  })
  return { value, until: null }
})

/** The products that are on the shelf, by name. */
export const publicProducts = cachedRead(({ db }, _, { currency, public_studio_id }) => {
  const can_buy_online = sellsOnline(db)
  const value = db.all(productsInStock, {}).map(({ id, name, price_minor, photo_file }) => {
    const version = versionOf(photo_file)
    const photo = `/api/v1/widget/${public_studio_id}/products/${id}/photo?v=${version}`
    const price = toMajor(price_minor, currency)
    return { id, name, price, currency, photo_url: version ? photo : null, can_buy_online }
  })
  return { value, until: null }
})
