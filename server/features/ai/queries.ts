import { db, query } from '../../db/build.ts'

/** The studio's own key; none where it has none. */
export const aiSettings = query((_: object) => db.selectFrom('ai_settings').selectAll())
