import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '../../../server/contract.ts'
import type { Messages } from './en/index.ts'
import { texts } from './index.ts'

/** What no page shows as it is. */
const NOT_SHOWN = new Set(['POLL_INSTEAD', 'CHECK_IN_CODE_INVALID', 'CLASS_WITHOUT_INSTRUCTOR'])

const codes = new Set(
  Object.values(contract)
    .filter(({ access }) => typeof access === 'object' && ('client' in access || 'instructor' in access))
    .flatMap((operation): readonly string[] => ('errors' in operation ? operation.errors : []))
    .filter((code) => !NOT_SHOWN.has(code)),
)

await texts.want(['rest', 'buying'])
for (const language of texts.languages.filter((name) => name !== 'en'))
  test(`every refusal that clients and instructors can meet is said in ${language}`, async () => {
    const { shared, buy, substitutes } = (await texts.read(language)) as Messages
    const said = { ...shared.problems.byCode, ...buy.refused, ...substitutes.refused }
    assert.ok(codes.has('CLASS_FULL'))
    assert.deepEqual(
      [...codes].filter((code) => said[code] === undefined),
      [],
    )
  })
