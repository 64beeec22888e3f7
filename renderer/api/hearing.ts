/** All of a file; tells meanwhile how many bytes have come. */
export async function readHearing(file: Response, onBytes: (sum: number) => void): Promise<Blob> {
  let sum = 0
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, on) => {
      onBytes((sum += piece.byteLength))
      on.enqueue(piece)
    },
  })
  return new Response(file.body?.pipeThrough(count), { headers: file.headers }).blob()
}
