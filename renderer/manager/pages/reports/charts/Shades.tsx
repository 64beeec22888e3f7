/** The strength of a cell's colour (class `heat`), of a share from 0 to 1. */
export const heatOf = (share: number) => ({ '--heat': Math.min(1, Math.max(0, share)) }) as React.CSSProperties

/** The legend of a heat map: its colours from the least to the most. */
export function Shades({ least, most }: { least: string; most: string }) {
  return (
    <p aria-hidden="true" className="flex items-center gap-1 text-xs whitespace-nowrap text-muted">
      {least}
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <span key={share} className="heat size-4 rounded-sm border border-line" style={heatOf(share)} />
      ))}
      {most}
    </p>
  )
}
