import type { App } from '../../context.ts'
import { groupCode, makeCode, normaliseCode } from '../../lib/code-rules.ts'

const LENGTH = 26

/** A new recovery code (125 random bits and a check character, in groups of five) and the hash to keep. */
export function makeRecoveryCode(app: App): { code: string; hash: string } {
  const code = makeCode(app.ports.random.bytes(16), LENGTH)
  return { code: groupCode(code, 5), hash: hashRecoveryCode(app, code) }
}

/** The stored form of a recovery code, however it was typed. */
export function hashRecoveryCode(app: App, code: string): string {
  return app.secrets.hash('recovery', normaliseCode(code))
}
