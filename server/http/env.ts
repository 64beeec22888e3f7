import type { Door } from './doors.ts'
import type { Effect } from './effect.ts'
import type { Sender } from './stream.ts'

/** The values that accompany each request: its connection, and the facts found out about it on its way. */
export interface Env {
  Bindings: {
    door: Door
    incoming: {
      socket: { remoteAddress?: string; remotePort?: number; localPort?: number; destroy?: () => unknown } & Sender
      destroyed?: boolean
      complete?: boolean
      rawHeaders?: readonly string[]
      url?: string | undefined
    }
    /** Where headers of the answer can be laid down before it; none where a request is made inside. */
    outgoing?: { setHeader(name: string, value: string): unknown }
  }
  Variables: { requestId: string; ip: string | null; effect: Effect | undefined }
}
