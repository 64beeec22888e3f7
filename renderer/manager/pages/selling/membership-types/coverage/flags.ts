import {
  cheaperBy,
  coversNothing,
  type Bookable,
  type OnSale,
} from '../../../../../../server/features/membership-types/flag-rules.ts'
import type { Coverage } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import type { Messages } from '../../../../messages/areas.ts'
import type { Terms } from '../describe.ts'
import type { Catalogue } from './use-catalogue.ts'

/** A class that a drop-in books for less than it costs, prices in major units. */
export interface Cheaper {
  name: string
  price: number
  single_price: number
}

/** The inconsistencies of one type. */
export interface TypeFlags {
  isEmpty: boolean
  cheaper: readonly Cheaper[]
}

/** The flags of a type while it is being written, by the rules of the server. */
export function flagsOf(
  terms: Terms,
  coverage: Coverage,
  catalogue: Pick<Catalogue, 'templates' | 'services'>,
): TypeFlags {
  const type: OnSale = {
    id: 0,
    name: '',
    type: terms.type,
    coverage,
    credits: terms.unlimited ? null : Math.max(terms.credits_included ?? 0, terms.credits_per_interval ?? 0),
    single_price: isSingle(terms) ? terms.price : null,
  }
  const bookable = bookableOf(catalogue)
  const cheaper = cheaperBy([type], bookable).map(({ cls, by }) => ({
    name: cls.name,
    price: cls.price ?? 0,
    single_price: by.single_price,
  }))
  return { isEmpty: coversNothing(type, bookable), cheaper }
}

/** True if its price is that of one visit, as the server sells single places. */
const isSingle = ({ type, credits_included, price, is_intro_offer }: Terms): boolean =>
  (price ?? 0) > 0 && !is_intro_offer && (type === 'drop_in' || (type === 'class_pack' && credits_included === 1))

function bookableOf({ templates, services }: Pick<Catalogue, 'templates' | 'services'>): Bookable[] {
  const isActive = (one: { is_active: boolean }) => one.is_active
  return [
    ...templates.filter(isActive).map((template): Bookable => ({ ...template, kind: 'class' })),
    ...services
      .filter(isActive)
      .map((service): Bookable => ({ ...service, kind: 'service', covered_by_all: false, price: null })),
  ]
}

/** The flags of a type in sentences. */
export function flagSentences(
  { isEmpty, cheaper }: TypeFlags,
  words: Messages['membershipTypes']['flags'],
  money: (major: number) => string,
): string[] {
  const cheap = cheaper.map(({ name, price, single_price }) => words.cheaper(name, money(single_price), money(price)))
  return isEmpty ? [words.nothing, ...cheap] : cheap
}
