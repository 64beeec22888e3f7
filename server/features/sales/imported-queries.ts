import { db, query } from '../../db/build.ts'

export const saleById = query((p: { id: number }) => db.selectFrom('product_sales').select('id').where('id', '=', p.id))
