import { piecesOf } from './pieces.ts'
import { SourceNumber } from './Sources.tsx'
import type { Source } from './turn.ts'

/** What the assistant says, as text alone whatever is in it, with the numbers of its sources as links. */
export function Reply({ reply, sources }: { reply: string; sources: readonly Source[] }) {
  return (
    <p className="text-base whitespace-pre-wrap wrap-anywhere text-ink">
      {piecesOf(reply, sources.length).map((piece, at) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <SourceNumber key={at} number={piece.source} {...sources[piece.source - 1]!} />
        ),
      )}
    </p>
  )
}
