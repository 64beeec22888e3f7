import { setTimeout as wait } from 'node:timers/promises'
import { upload } from '../../../server/test/build/migration.ts'
import { all } from '../kinds.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'
import { until } from '../waiting.ts'

/** Ended with -9 while it imports, and while it takes an import back: every row once, then none. */
export const killedWhileImporting: Torment = {
  name: 'killed while importing',
  begin: async (scene) => {
    const { chance, findings, isSmall } = scene
    const { studio, accounts } = await scene.openStudio()
    let imports = 0
    return async () => {
      imports += 1
      const name = (row: number) => `Imported ${imports} Row ${row}`
      const names = Array.from({ length: chance.whole(50, isSmall ? 100 : 1500) }, (_, row) => name(row))
      const lines = names.map((one, row) => `${one},row-${imports}-${row}@client.test\n`)
      const { job_id, column_mapping } = (await upload(studio, 'clients', `Name,Email\n${lines.join('')}`)).body
      const confirm = () => studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
      const isTakenBack = chance.pick([true, false])

      await killDuring(scene, studio, confirm)
      const { status } = await statusOf(studio, job_id)
      if (status === 'analysed') await confirm()
      await untilDone(studio, job_id, 'completed')
      findings.acknowledged += names.length
      await expectOnce(scene, studio, names)
      if (isTakenBack) {
        const takeBack = () => studio.asOwner(`POST /api/v1/migration/jobs/${job_id}/rollback`)
        await killDuring(scene, studio, takeBack)
        await takeBack()
        await untilDone(studio, job_id, 'rolled_back')
        const left = (await namesIn(studio)).filter((one) => names.includes(one))
        for (const one of left) findings.others.push(`an import was taken back, and there is still ${one}`)
      }
      await accounts.settle()
    }
  },
}

/** Begins something and ends the server meanwhile, several times. */
async function killDuring({ chance }: Scene, studio: TormentedStudio, begin: () => Promise<unknown>): Promise<void> {
  const begun = begin().catch(() => undefined)
  for (let times = chance.whole(1, 3); times > 0; times -= 1) {
    await wait(chance.whole(0, 150))
    await studio.kill()
    await studio.start()
  }
  await begun
}

const statusOf = async (studio: TormentedStudio, job: number) =>
  (await studio.asOwner(`GET /api/v1/migration/status?job_id=${job}`)).body

/** Waits for the end of the job, which continues automatically within a minute, or at once when it is stopped and resumed. */
async function untilDone(studio: TormentedStudio, job: number, end: string): Promise<void> {
  for (const verb of ['stop', 'resume']) await studio.asOwner(`POST /api/v1/migration/jobs/${job}/${verb}`)
  await until(`the import is ${end}`, async () => (await statusOf(studio, job)).status === end)
}

async function expectOnce({ findings }: Scene, studio: TormentedStudio, names: readonly string[]): Promise<void> {
  const found = await namesIn(studio)
  for (const one of names) {
    const times = found.filter((other) => other === one).length
    if (times === 0) findings.lost.push(`${one}, of an import that is completed`)
    if (times > 1) findings.others.push(`done twice: ${one}, of an import`)
  }
}

async function namesIn(studio: TormentedStudio): Promise<string[]> {
  return (await all(studio, 'clients?search=Imported&')).map(({ full_name }) => full_name)
}
