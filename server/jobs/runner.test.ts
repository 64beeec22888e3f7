import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStudio, type TestStudio } from '../test/studio.ts'
import { JobRunner, type Job } from './runner.ts'

/** A job that counts its runs and ends when it is let go. */
function heldJob(name: string, everyMinutes = 0) {
  const held = {
    runs: 0,
    letGo: () => {},
    job: { name, everyMinutes, run: () => ((held.runs += 1), new Promise<void>((resolve) => (held.letGo = resolve))) },
  }
  return held
}

function countedJob(name: string, everyMinutes: number, run: Job['run'] = () => {}) {
  const counted = {
    runs: 0,
    job: {
      name,
      everyMinutes,
      run: (...args: Parameters<Job['run']>) => {
        counted.runs += 1
        return run(...args)
      },
    },
  }
  return counted
}

describe('the runner', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  const runnerOf = (...jobs: { job: Job }[]) =>
    new JobRunner(
      studio.running.app,
      jobs.map(({ job }) => job),
    )
  const inDatabase = <T>(act: (database: Database.Database) => T): T => {
    const database = new Database(join(studio.folder, 'studio.sqlite'))
    try {
      return act(database)
    } finally {
      database.close()
    }
  }
  const lastError = (name: string) =>
    inDatabase((database) => database.prepare('SELECT last_error FROM job_runs WHERE name = ?').pluck().get(name))
  const logged = (message: string) =>
    studio.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['message'] === message)

  it('keeps nobody waiting for a slow job, and has it in flight once only', async () => {
    const slow = heldJob('slow')
    const quick = countedJob('quick', 1)
    const runner = runnerOf(slow, quick)
    assert.equal(runner.start(), 2)
    while (!lastErrorWasWritten('quick')) await turn()
    for (const minute of [1, 2, 3]) {
      studio.clock.advance({ minutes: 1 })
      assert.equal(runner.start(), 1, `only the quick one in minute ${minute}`)
      while (quick.runs <= minute) await turn()
      await turn()
      while (!lastErrorWasWritten('quick')) await turn()
    }
    assert.deepEqual([slow.runs, quick.runs], [1, 4])
    slow.letGo()
    await runner.idle()
    assert.equal(runner.start(), 1)
    while (slow.runs < 2) await turn()
    slow.letGo()
    await runner.idle()
  })

  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const lastErrorWasWritten = (name: string) =>
    inDatabase((database) =>
      database.prepare('SELECT last_finished_at IS NOT NULL FROM job_runs WHERE name = ?').pluck().get(name),
    ) === 1

  it('resolves a run when the last has ended, what became due by it included', async () => {
    let work = 0
    const maker = countedJob('makes work', 5, () => void (work += 3))
    const taker = countedJob('takes work', 0, () => void (work -= 1))
    const takes = { job: { ...taker.job, hasWork: () => work > 0 } }
    await runnerOf(takes, maker).runDue()
    assert.deepEqual([maker.runs, taker.runs, work], [1, 3, 0])
  })

  it('logs a job that throws, runs the others, and tries it again after a minute', async () => {
    const broken = countedJob('broken', 0, () => {
      throw new Error('out of paper')
    })
    const sound = countedJob('sound', 0)
    const runner = runnerOf(broken, { job: { ...sound.job, hasWork: () => sound.runs < 2 } })
    await runner.runDue()
    assert.deepEqual([broken.runs, sound.runs], [1, 2])
    assert.equal(lastError('broken'), 'out of paper')
    assert.deepEqual(
      logged('job failed').map(({ job, error }) => [job, error]),
      [['broken', 'out of paper']],
    )
    studio.clock.advance({ seconds: 59 })
    await runner.runDue()
    assert.equal(broken.runs, 1)
    studio.clock.advance({ seconds: 1 })
    await runner.runDue()
    assert.equal(broken.runs, 2)
  })

  it('lets a record that throws hold up none behind it, and counts it', async () => {
    const done: number[] = []
    const rows = Array.from({ length: 100 }, (_, id) => ({ id }))
    const job = countedJob('records', 5, (_app, _act, round) =>
      round.each('letter', rows, ({ id }) => {
        if (id % 50 === 7) throw new Error(`smudged ${id}`)
        done.push(id)
      }),
    )
    await runnerOf(job).runDue()
    assert.equal(done.length, 98)
    assert.equal(lastError('records'), '2 failed; the first: letter 7: smudged 7')
    assert.deepEqual(
      logged('record failed').map(({ job: name, record, error }) => [name, record, error]),
      [
        ['records', 'letter 7', 'smudged 7'],
        ['records', 'letter 57', 'smudged 57'],
      ],
    )
  })

  it('runs each once after a day asleep, and again when the clock was moved back', async () => {
    const job = countedJob('often', 5)
    const runner = runnerOf(job)
    await runner.runDue()
    studio.clock.advance({ minutes: 4, seconds: 59 })
    await runner.runDue()
    assert.equal(job.runs, 1)
    studio.clock.advance({ seconds: 1 })
    await runner.runDue()
    assert.equal(job.runs, 2)
    studio.clock.advance({ days: 1 })
    await runner.runDue()
    assert.equal(job.runs, 3)
    studio.clock.set('2026-03-01T11:00:00.000Z')
    await runner.runDue()
    await runner.runDue()
    assert.equal(job.runs, 4)
  })

  it('begins nothing while the computer goes to sleep, and again when it wakes, or does not sleep after all', async () => {
    const often = countedJob('often', 0)
    const runner = runnerOf(often)
    runner.rest()
    await runner.runDue()
    assert.equal(often.runs, 0)
    runner.wake()
    assert.equal(runner.start(), 1)
    await runner.idle()
    runner.rest()
    studio.clock.advance({ seconds: 119 })
    assert.equal(runner.start(), 0)
    studio.clock.advance({ seconds: 1 })
    assert.equal(runner.start(), 1)
    await runner.idle()
    runner.rest()
    studio.clock.advance({ minutes: -1 })
    assert.equal(runner.start(), 1)
    await runner.idle()
  })

  it('starts nothing once it stops, breaks off between two records, and begins again with the next start', async () => {
    const done: number[] = []
    const held = Promise.withResolvers<void>()
    const job = countedJob('long', 1440, (_app, _act, round) =>
      round.each('row', [{ id: 1 }, { id: 2 }], ({ id }) => (done.push(id), held.promise), 1),
    )
    const other = countedJob('other', 0)
    const runner = runnerOf(job, { job: { ...other.job, hasWork: () => false } })
    runner.start()
    while (done.length === 0) await turn()
    const stopped = runner.stop()
    assert.equal(runner.start(), 0)
    held.resolve()
    assert.deepEqual([await stopped, done], [[], [1]])
    await runnerOf(job).runDue()
    assert.deepEqual(done, [1, 1, 2])
  })

  it('waits for what does not end only so long', async () => {
    const slow = heldJob('endless')
    const runner = runnerOf(slow)
    runner.start()
    while (slow.runs === 0) await turn()
    assert.deepEqual(await runner.stop(1), ['endless'])
    slow.letGo()
    await runner.idle()
  })

  it('survives a database that it can’t write to, says so once, and goes on as soon as it can', async () => {
    const job = countedJob('writer', 0)
    const runner = runnerOf({ job: { ...job.job, hasWork: () => job.runs === 0 } })
    inDatabase((database) =>
      database.exec("CREATE TRIGGER full BEFORE INSERT ON job_runs BEGIN SELECT RAISE(ABORT, 'disk full'); END"),
    )
    for (let second = 0; second < 5; second += 1) await runner.runDue()
    assert.equal(job.runs, 0)
    assert.deepEqual(
      logged('jobs can’t run').map(({ error }) => error),
      ['disk full'],
    )
    inDatabase((database) => database.exec('DROP TRIGGER full'))
    await runner.runDue()
    assert.equal(job.runs, 1)
  })

  it('lets the others run where a job can’t tell whether it has work, and asks again a minute later', async () => {
    const unsure = countedJob('unsure', 5)
    const other = countedJob('other', 5)
    let isBroken = true
    const hasWork = () => {
      if (isBroken) throw new Error('who knows')
      return true
    }
    const runner = runnerOf({ job: { ...unsure.job, hasWork } }, other)
    await runner.runDue()
    assert.deepEqual([unsure.runs, other.runs], [0, 1])
    assert.deepEqual(
      logged('job failed').map(({ job, error }) => [job, error]),
      [['unsure', 'who knows']],
    )
    isBroken = false
    studio.clock.advance({ seconds: 59 })
    await runner.runDue()
    assert.equal(unsure.runs, 0)
    studio.clock.advance({ seconds: 1 })
    await runner.runDue()
    assert.deepEqual([unsure.runs, other.runs], [1, 1])
  })

  it('survives a table that it can’t read', async () => {
    const job = countedJob('reader', 5)
    const runner = runnerOf(job)
    inDatabase((database) => database.exec('ALTER TABLE job_runs RENAME TO job_runs_away'))
    await runner.runDue()
    assert.equal(job.runs, 0)
    assert.equal(logged('jobs can’t run').length, 1)
    inDatabase((database) => database.exec('ALTER TABLE job_runs_away RENAME TO job_runs'))
    // Changes of another program are seen in the next turn.
    await nextTurn()
    await runner.runDue()
    assert.equal(job.runs, 1)
  })
})
