import { createConfig, lintFromString } from '@redocly/openapi-core'
import { about as aboutLicense } from '../license-cloud/about.ts'
import { operations as licenseOperations } from '../license-cloud/features.ts'
import { about } from '../server/api/about.ts'
import { operations } from '../server/features.ts'
import { openapi } from '../server/http/openapi.ts'

/** Fixed segments win over parameters here, so `/bookings/waitlist/{id}` beside `/bookings/{id}/check-in` is clear. */
const silenced = /** @type {const} */ ({ 'no-ambiguous-paths': 'off' })

/** @param {object} document @returns {Promise<string[]>} */
async function faultsOf(document) {
  const config = await createConfig({ extends: ['recommended'], rules: silenced })
  const faults = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config })
  return faults.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

for (const document of [openapi(operations, about('0.0.0')), openapi(licenseOperations, aboutLicense('0.0.0'))]) {
  const faults = await faultsOf(document)
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
}
