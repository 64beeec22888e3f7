import { systemClock } from '../../server/ports/clock/system.ts'
import { startProcessor, type Processor } from '../../server/stand-in/processor.ts'
import { startStudio, type RunningStudio } from './studio.ts'

/** Where clients would come from outside: what the processor calls there reaches the studio's public door. */
export const ADDRESS = 'https://studio.example'

/** Starts a studio that knows no other processor than the stand-in; both end when the visit is over. */
export async function withProcessor(
  visit: (studio: RunningStudio, processor: Processor) => Promise<void>,
): Promise<void> {
  const begun: { publicUrl?: string } = {}
  const reach = (url: string) => url.replace(ADDRESS, begun.publicUrl ?? '')
  const processor = await startProcessor({ clock: systemClock, reach })
  try {
    await using running = await startStudio({ env: { STRIPE_API_BASE: processor.url } })
    begun.publicUrl = running.studio.publicUrl
    await visit(running.studio, processor)
  } finally {
    await processor.stop()
  }
}
