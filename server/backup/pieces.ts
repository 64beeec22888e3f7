/** What comes in pieces of any size, in pieces of one size; the last is shorter, and may be empty where nothing came. */
export async function* inPiecesOf(size: number, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    length += chunk.byteLength
    if (length < size) continue
    const all = Buffer.concat(waiting)
    let at = 0
    for (; length - at >= size; at += size) yield all.subarray(at, at + size)
    waiting = at < length ? [all.subarray(at)] : []
    length -= at
  }
  if (length > 0) yield Buffer.concat(waiting)
}

/** Each piece with whether it is the last; of nothing, one empty piece. */
export async function* markingLast(source: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer | undefined
  for await (const piece of source) {
    if (held) yield { piece: held, isLast: false }
    held = piece
  }
  yield { piece: held ?? Buffer.alloc(0), isLast: true }
}
