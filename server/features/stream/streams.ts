import type { Caller } from '../../api/caller.ts'
import type { Change, Feed } from '../../changes/feed.ts'
import { Refusal } from '../../api/errors.ts'
import type { Door } from '../../http/doors.ts'
import { roomFor } from './share-rules.ts'
import { addMilliseconds, type Instant } from '../../lib/time.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** How many milliseconds changes are gathered before they are sent: a burst is sent once. */
const GATHERED = 100
/** How often a silent line is kept open, in milliseconds. */
const BEAT = 20_000
/** Streams of one account, of the public door together, and of the studio's own door, which no stranger fills. */
const MOST_OF_ONE = 8
const MOST = { public: 500, local: 100 }

/** A reader of a stream. */
export interface Reader {
  door: Door
  /** From where they read, as limits count it; streams of one place end before those of others are refused. */
  place: string
  caller: Exclude<Caller, { role: 'nobody' }>
  now: Instant
  /** Gives the caller as they are now, or throws where their token is void. */
  authenticate(): Promise<Caller>
  /** True if the reader gets a change. */
  sees(caller: Caller, change: Change): boolean
}

/** The most changes that wait for a slow reader; beyond them only the topic is sent, without ids. */
const MOST_WAITING = 100

const encoder = new TextEncoder()

/**
 * The server-sent events for one reader: sent as fast as they read; the same change twice meanwhile is sent once. The first
 * piece is there at once.
 */
export class ChangeStream implements AsyncIterableIterator<Uint8Array> {
  #waiting = new Map<string, string>()
  #text = ': open\n\n'
  #isEnded = false
  #wake: (() => void) | undefined
  readonly #left: () => void

  /** `left` is called once the reader has gone or the stream was ended. */
  constructor(left: () => void) {
    this.#left = left
  }

  tell(changes: readonly Change[]): void {
    for (const { topic, id } of changes) {
      const isMuch = this.#waiting.size >= MOST_WAITING
      const said = JSON.stringify({ topic, id: isMuch ? null : id })
      this.#waiting.set(said, said)
    }
    if (changes.length > 0) this.#wake?.()
  }

  /** A comment, so that nobody on the way takes the line for dead. */
  beat(): void {
    if (this.#text === '') this.#text = ':\n\n'
    this.#wake?.()
  }

  /** Ends it once what waits has been read. */
  end(): void {
    this.#isEnded = true
    this.#wake?.()
    this.#left()
  }

  async next(): Promise<IteratorResult<Uint8Array>> {
    for (;;) {
      const text = this.#text + [...this.#waiting.values()].map((said) => `data: ${said}\n\n`).join('')
      this.#text = ''
      this.#waiting.clear()
      if (text !== '') return { done: false, value: encoder.encode(text) }
      if (this.#isEnded) return { done: true, value: undefined }
      await new Promise<void>((resolve) => (this.#wake = resolve))
      this.#wake = undefined
    }
  }

  async return(): Promise<IteratorResult<Uint8Array>> {
    this.#waiting.clear()
    this.end()
    return { done: true, value: undefined }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}

interface Open extends Reader {
  stream: ChangeStream
  beatAt: Instant
}

/** Everybody who follows what changes. */
export class Streams {
  readonly #open = new Set<Open>()
  readonly #gathered: Change[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(feed: Feed) {
    feed.listen((changes) => this.#gather(changes))
  }

  /**
   * Opens one. Ends the oldest of an account with too many; if a door is full, the oldest of the place that has most, so that
   * few can't keep out many. Refuses a reader from that place with SERVER_BUSY.
   */
  open(reader: Reader): ChangeStream {
    const own = [...this.#open].filter(
      ({ caller }) => caller.role === reader.caller.role && caller.id === reader.caller.id,
    )
    if (own.length >= MOST_OF_ONE) own[0]!.stream.end()
    this.#makeRoom(reader)
    const stream = new ChangeStream(() => this.#open.delete(open))
    const open: Open = { ...reader, stream, beatAt: reader.now }
    this.#open.add(open)
    return stream
  }

  #makeRoom({ door, place }: Reader): void {
    const atDoor = [...this.#open].filter((open) => open.door === door)
    const room = roomFor(
      atDoor.map((open) => open.place),
      place,
      MOST[door],
    )
    if (room.kind === 'refuse')
      throw new Refusal('SERVER_BUSY', say('stream.too_many'), { headers: { 'Retry-After': '60' } })
    if (room.kind === 'ends') atDoor.find((open) => open.place === room.place)!.stream.end()
  }

  /** Ends lines whose token has ended, and keeps silent ones open. Called about once a second (decisions.md 4, Stream). */
  look(now: Instant): void {
    for (const open of this.#open) void this.#look(open, now)
  }

  /** Ends all of them. */
  end(): void {
    clearTimeout(this.#timer)
    for (const { stream } of this.#open) stream.end()
  }

  async #look(open: Open, now: Instant): Promise<void> {
    try {
      open.caller = (await open.authenticate()) as Reader['caller']
    } catch {
      return open.stream.end()
    }
    if (addMilliseconds(now, -BEAT) < open.beatAt && open.beatAt <= now) return
    open.beatAt = now
    open.stream.beat()
  }

  #gather(changes: readonly Change[]): void {
    if (this.#open.size === 0) return
    this.#gathered.push(...changes)
    this.#timer ??= setTimeout(() => this.#tell(), GATHERED).unref()
  }

  #tell(): void {
    this.#timer = undefined
    const changes = this.#gathered.splice(0)
    for (const { stream, caller, sees } of this.#open) stream.tell(changes.filter((change) => sees(caller, change)))
  }
}
