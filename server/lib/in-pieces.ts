/** How long one may take to ask for the next piece, in milliseconds. */
const PATIENCE = 120_000

/**
 * Iterates over the pieces that work hands over: the work continues once its piece was taken. If nobody takes pieces any
 * longer, or nobody does for `patience` milliseconds, `give` throws, which has to end the work.
 */
export async function* inPieces<Piece>(
  work: (give: (piece: Piece) => Promise<void>) => Promise<void>,
  patience = PATIENCE,
): AsyncGenerator<Piece> {
  let arrived = nextPiece<Piece>()
  let taken: PromiseWithResolvers<void> | undefined
  const give = (piece: Piece) => {
    const { promise, reject } = (taken = Promise.withResolvers())
    const timer = setTimeout(() => reject(new Error('Nobody took the next piece for too long')), patience)
    arrived.resolve({ piece })
    return promise.finally(() => clearTimeout(timer))
  }
  const ended = work(give).then(
    () => arrived.resolve(undefined),
    (error: unknown) => arrived.reject(error),
  )
  try {
    for (;;) {
      const next = await arrived.promise
      if (!next) return
      arrived = nextPiece()
      yield next.piece
      taken?.resolve()
    }
  } finally {
    taken?.reject(new Error('Nobody takes pieces any more'))
    await ended
  }
}

function nextPiece<Piece>(): PromiseWithResolvers<{ piece: Piece } | undefined> {
  const next = Promise.withResolvers<{ piece: Piece } | undefined>()
  // Readers who still wait get the failure; without readers it is none.
  next.promise.catch(() => {})
  return next
}
