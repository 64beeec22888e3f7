import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Ports } from '../context.ts'
import { httpAi } from './ai/http.ts'
import { s3Bucket } from './bucket/s3.ts'
import { systemClock } from './clock/system.ts'
import { systemDisk } from './disk/system.ts'
import { diskFiles } from './files/disk.ts'
import { httpLicense } from './license/http.ts'
import { smtpMail } from './mail/smtp.ts'
import { guardedOutbound } from './outbound/guarded.ts'
import { argon2Passwords } from './passwords/argon2.ts'
import { processorsOnDemand } from './processor/on-demand.ts'
import { webPush } from './push/web-push.ts'
import { systemRandom } from './random/system.ts'
import { localtunnel } from './tunnel/localtunnel.ts'

/** The ports of a studio that is really running. */
export function realPorts(config: Config): Ports {
  return {
    clock: systemClock,
    random: systemRandom,
    passwords: argon2Passwords(),
    mail: smtpMail(),
    files: diskFiles(join(config.dataDir, 'photos')),
    bucket: s3Bucket(systemRandom, { loopback: config.bucketLoopback, disk: systemDisk }),
    outbound: guardedOutbound,
    push: webPush(guardedOutbound, systemRandom),
    disk: systemDisk,
    processors: processorsOnDemand(async () => {
      const { stripeProcessors } = await import('./processor/stripe.ts')
      return stripeProcessors({ base: config.stripeApiBase, clock: systemClock })
    }),
    tunnel: localtunnel,
    license: httpLicense({ url: config.licenseUrl, publicKey: config.licensePublicKey, random: systemRandom }),
    ai: httpAi,
  }
}
