import { endOnFaults, endRefused } from '../server/ending.ts'
import { createLog } from '../server/http/recent-log.ts'
import { systemClock } from '../server/ports/clock/system.ts'
import { StartRefused } from '../server/refused-start.ts'
import { versionOf } from '../server/root.ts'
import { reissueCommand } from './commands/reissue.ts'
import { OTHER_FOLDER, readConfig, shortcomings } from './config.ts'
import { realPorts } from './ports/real.ts'
import { startLicenseService } from './server.ts'

/** Longest wait of a stop for AI calls under way, in milliseconds: as long as one can take, so that each is counted. */
const DRAIN = 95_000

/** The service as a process: `serve` (also without a word), or `reissue SESSION`. Ends with code 2 and a sentence where it can't start. */
async function main([command = 'serve', ...words]: string[]): Promise<void> {
  process.umask(0o077)
  const version = versionOf()
  const config = readConfig(process.env, version)
  const log = createLog(config.logLevel, systemClock.now, (line) => process.stdout.write(line))
  if (command === 'reissue') return reissueCommand(config, words, log)
  if (command !== 'serve') throw new StartRefused(`There is no “${command}” here: say serve, or reissue SESSION.`)
  const running = await startLicenseService({ config, version, ports: realPorts(config), log, checkAnswers: false })
  const lacking = shortcomings(config).map((sentence) => `  ${sentence}\n`)
  process.stdout.write(
    `\nThe license service ${version} is ready.\n  Address:     ${running.url}\n  Public key:  ${running.publicKey}\n${lacking.join('')}\n`,
  )
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // A second signal means hurry.
      void running.stop(isStopping ? 0 : DRAIN).finally(() => process.exit(0))
      isStopping = true
    })
}

endOnFaults()
main(process.argv.slice(2)).catch((error: unknown) => endRefused(error, 'the data folder', OTHER_FOLDER))
