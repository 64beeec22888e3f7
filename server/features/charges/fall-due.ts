import { byClock } from '../../clock/steps.ts'
import type { Act, App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Round } from '../../jobs/round.ts'
import type { Instant } from '../../lib/time.ts'
import { chargeById, chargesFallingDue } from './queries.ts'
import { enqueueChargeLetter } from './letters.ts'

const makeDue = query((p: { id: number; now: Instant }) =>
  db
    .updateTable('charges')
    .set({ status: 'due', updated_at: p.now })
    .where('id', '=', p.id)
    .where('status', '=', 'pending'),
)

/** Makes due what has been pending through its time of grace, and tells the clients. */
export async function chargesFallDue(app: App, act: Act, round: Round): Promise<void> {
  const { now } = act
  await round.each('charge', app.db.all(chargesFallingDue, { now }), ({ id }) =>
    app.writer.write((tx) => {
      const touched = () => ({ charges: [id] })
      byClock(tx, act, { entity: 'charge', id, touched }, () => {
        if (tx.run(makeDue, { id, now }).changes === 0) return
        const charge = tx.one(chargeById, { id })!
        const isTaken = act.seams.charges.some(({ collects }) => collects?.(tx, act, charge))
        if (!isTaken) enqueueChargeLetter(tx, act, charge)
      })
    }),
  )
}
