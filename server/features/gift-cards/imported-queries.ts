import { db, query } from '../../db/build.ts'

export const laterUse = query((p: { gift_card_id: number }) =>
  db
    .selectFrom('gift_card_uses')
    .select('id')
    .where('gift_card_id', '=', p.gift_card_id)
    .where('kind', '<>', 'opening'),
)
