import { planOf, sheetOf } from './fixtures/plan-of.ts'
import { teamupMemberships } from './fixtures/teamup.ts'
import { mindbodyClients, mindbodyPassesXls } from './fixtures/mindbody.ts'
import { germanPasses, ambiguousClients, freshaWorkbook } from './fixtures/spreadsheets.ts'
import { proposeMapping } from './mapping/propose.ts'
import { recognise } from './mapping/products.ts'
import { previewRows } from './plan/preview.ts'
for (const [e, f] of [['memberships', teamupMemberships()],['clients', mindbodyClients()],['memberships', mindbodyPassesXls()],['memberships', germanPasses()],['clients', ambiguousClients()],['clients', await freshaWorkbook()]] as const) {
  const s = await sheetOf(f.bytes)
  console.log('=====', f.name, s.format, s.encoding, JSON.stringify(s.delimiter), s.header_row, s.rows.length, recognise(s.columns.map(c=>c.header)))
  console.log(JSON.stringify(proposeMapping(e, s)))
  const p = await planOf(e, f.bytes, {currency: f.name==='mitglieder.csv'?'EUR':'USD'})
  for (const r of previewRows(p)) console.log(JSON.stringify(r))
  console.log(p.questions, p.membership_types, p.problems.map(x=>`${x.row} ${x.column} ${x.severity} ${x.message}`))
}
