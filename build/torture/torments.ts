import type { Torment } from './torment.ts'
import { clockJumps } from './torments/clock-jumps.ts'
import { fullDisk } from './torments/full-disk.ts'
import { hostileWorkbooks } from './torments/hostile-workbooks.ts'
import { killedAtFirstStart } from './torments/killed-at-first-start.ts'
import { killedWhileBuying } from './torments/killed-while-buying.ts'
import { killedWhileCopying } from './torments/killed-while-copying.ts'
import { killedWhileDeactivating } from './torments/killed-while-deactivating.ts'
import { killedWhileErasing } from './torments/killed-while-erasing.ts'
import { killedWhileImporting } from './torments/killed-while-importing.ts'
import { killedWhileMigrating } from './torments/killed-while-migrating.ts'
import { killedWhileRestoring } from './torments/killed-while-restoring.ts'
import { killedWhileWriting } from './torments/killed-while-writing.ts'
import { locked } from './torments/locked.ts'
import { mailAway } from './torments/mail-away.ts'
import { readOnly } from './torments/read-only.ts'
import { restoredAfterErasures } from './torments/restored-after-erasures.ts'
import { slowClients } from './torments/slow-clients.ts'
import { strangers, strangersForwarded } from './torments/strangers.ts'
import { takenAway } from './torments/taken-away.ts'

/** Everything that is done to a studio, in the order in which it is done. */
export const torments: readonly Torment[] = [
  killedWhileWriting,
  killedWhileBuying,
  killedWhileImporting,
  killedWhileErasing,
  killedWhileDeactivating,
  killedAtFirstStart,
  killedWhileMigrating,
  killedWhileCopying,
  killedWhileRestoring,
  restoredAfterErasures,
  fullDisk,
  readOnly,
  locked,
  takenAway,
  strangers,
  strangersForwarded,
  clockJumps,
  hostileWorkbooks,
  mailAway,
  slowClients,
]
