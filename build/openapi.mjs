import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { about as aboutLicense } from '../license-cloud/about.ts'
import { operations as licenseOperations } from '../license-cloud/features.ts'
import { about } from '../server/api/about.ts'
import { operations } from '../server/features.ts'
import { openapi } from '../server/http/openapi.ts'

/** Fixed segments win over parameters here, so `/bookings/waitlist/{id}` beside `/bookings/{id}/check-in` is clear. */
const silenced = /** @type {const} */ ({ 'no-ambiguous-paths': 'off' })

/** @param {string} source @returns {Promise<string[]>} */
async function redocly(source) {
  const config = await createConfig({ extends: ['recommended'], rules: silenced })
  const faults = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  return faults.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

/** @param {string} source @returns {Promise<string[]>} */
async function spectral(source) {
  const linter = new spectralCore.Spectral()
  const rules = /** @type {import('@stoplight/spectral-core').RulesetDefinition} */ (spectralRulesets.oas)
  linter.setRuleset({ extends: [[rules, 'recommended']] })
  const faults = await linter.run(source)
  return faults.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`)
}

const documents = [openapi(operations, about('0.0.0')), openapi(licenseOperations, aboutLicense('0.0.0'))].map(
  (document) => JSON.stringify(document),
)
for (const source of documents) {
  const faults = [...(await redocly(source)), ...(await spectral(source))]
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
}
