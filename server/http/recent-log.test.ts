import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createLog, RecentLog, type Log } from './recent-log.ts'

function started() {
  const written: string[] = []
  const recent = new RecentLog(() => '2026-03-04T11:00:00.000Z')
  const log: Log = recent.following((level, message, fields) =>
    written.push(`${level} ${message} ${Object.keys(fields ?? {}).join()}`),
  )
  return { written, recent, log }
}

it('keeps what may be known of a line, and writes all of it', () => {
  const { written, recent, log } = started()
  log('error', 'job failed', { job: 'send mail', error: 'No mailbox ana@example.com', record: 'Ana', client_id: 7 })
  log('warn', 'failed', { request_id: 'a1b2c3d4e5f6-1234567', status: 500, code: 'INTERNAL_ERROR', fault: 'full' })
  assert.deepEqual(recent.lines, [
    {
      level: 'error',
      time: '2026-03-04T11:00:00.000Z',
      message: 'job failed',
      job: 'send mail',
      error: 'No mailbox …',
    },
    {
      level: 'warn',
      time: '2026-03-04T11:00:00.000Z',
      message: 'failed',
      request_id: 'a1b2c3d4e5f6-1234567',
      status: 500,
      code: 'INTERNAL_ERROR',
      fault: 'full',
    },
  ])
  assert.deepEqual(written, ['error job failed job,error,record,client_id', 'warn failed request_id,status,code,fault'])
})

it('keeps the last 200 lines, and none for finding faults', () => {
  const { recent, log } = started()
  for (let n = 1; n <= 200; n++) log('info', `line ${n}`)
  log('debug', 'answered')
  assert.deepEqual([recent.lines.length, recent.lines[0]?.message], [200, 'line 1'])
  log('info', 'line 201')
  assert.deepEqual(
    [recent.lines.length, recent.lines[0]?.message, recent.lines.at(-1)?.message],
    [200, 'line 2', 'line 201'],
  )
})

it('writes and keeps of a text no more than a few thousand characters, whatever a server said', () => {
  const lines: string[] = []
  const recent = new RecentLog(() => '2026-03-04T11:00:00.000Z')
  const log = recent.following(
    createLog(
      'info',
      () => '2026-03-04T11:00:00.000Z',
      (line) => lines.push(line),
    ),
  )
  log('warn', 'not sent', { error: 'x'.repeat(500_000) })
  assert.ok(lines[0]!.length < 5_000 && String(recent.lines[0]!.error).length <= 4_000)
})
