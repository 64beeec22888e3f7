type Take = (name: string, data: unknown) => void

/**
 * Reads server-sent events to the end of a body: gives each its name (empty where it has none) and its data. Calls `heard` for
 * every piece that comes, also one without an event.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: Take,
  heard = () => {},
): Promise<void> {
  const read = takeApart(take)
  const pieces = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await pieces.read()
    if (done) return
    heard()
    read(value)
  }
}

/** Takes events apart, however they are cut; comments and what has no data are passed over. */
export function takeApart(take: Take): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const events = (rest + piece).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const [, name = ''] = /^event: (.*)$/m.exec(event) ?? []
      const [, data] = /^data: (.*)$/m.exec(event) ?? []
      if (data !== undefined) take(name, JSON.parse(data))
    }
  }
}
