import { notFound, Refusal } from '../../../api/errors.ts'
import type { Act } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { chargesOfClient, type ChargeRow } from '../../charges/queries.ts'
import type { ChargeFollower } from '../../charges/seam.ts'
import { settingsOf } from '../../settings/queries.ts'
import { letRunOut } from '../checkout/let-run-out.ts'
import { chooseDebts } from './debt-rules.ts'
import { insertLine, openCheckoutsOf } from './queries.ts'

/** A client's wish to pay some of what is owed. */
export interface DebtWish {
  kind: 'charges'
  /** The payer. */
  client_id: number
  /** The clients whose charges these may be. */
  whose: readonly number[]
  /** Absent: all that are due. */
  charge_ids?: readonly number[] | undefined
}

/** The charges that are to be paid, as they are now: 404, CHARGE_SETTLED, NOTHING_DUE or SEVERAL_CURRENCIES where they can't be. */
export function debtsOf(reader: Reader, { whose, charge_ids }: DebtWish): ChargeRow[] {
  const charges = whose.flatMap((client_id) => reader.all(chargesOfClient, { client_id }))
  const choice = chooseDebts(charges, charge_ids, settingsOf(reader).currency)
  switch (choice.kind) {
    case 'pay':
      return choice.charges
    case 'unknown':
      throw notFound('charge')
    case 'settled': {
      const { charge, at } = choice
      throw new Refusal('CHARGE_SETTLED', say('charges.settled_already', { status: charge.status, when: at }))
    }
    case 'nothing_due':
      throw new Refusal('NOTHING_DUE', say('billing.nothing_due'))
    case 'several_currencies':
      throw new Refusal('SEVERAL_CURRENCIES', say('billing.several_currencies'))
  }
}

/** Keeps which charges a checkout pays and with how much; closes other open checkouts for them. */
export function holdDebts(tx: Tx, act: Act, checkout_id: number, charges: readonly ChargeRow[]): void {
  for (const { id: charge_id, amount_minor } of charges) {
    closeOpen(tx, act, charge_id)
    tx.run(insertLine, { checkout_id, charge_id, amount_minor })
  }
}

/** Of two attempts at once the earlier one is closed, as soon as it has a session. */
function closeOpen(tx: Tx, act: Act, charge_id: number): void {
  for (const { id } of tx.all(openCheckoutsOf, { charge_id })) letRunOut(tx, act, id)
}

/** A charge that is owed no more is paid by no page: what is open for it is closed soon. */
export const debtsClosed: ChargeFollower = {
  ended: (tx, act, { id: charge_id }) => closeOpen(tx, act, charge_id),
}
