import { motifOf, type Drawn } from './motif.ts'
import type { Shape } from './motifs/shapes.ts'

/** The drawing of what has no photo, in the colour of the words around it. */
export default function Motif(drawn: Drawn) {
  const { behind, before, aside, isMirrored } = motifOf(drawn)
  const side = isMirrored ? `translate(${160 + aside} 0) scale(-1 1)` : `translate(${aside} 0)`
  return (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      {behind.map(drawnShape)}
      <g transform={side}>{before.map(drawnShape)}</g>
    </svg>
  )
}

/** Light is weaker in the dark: `--glow`. */
function drawnShape({ path, opacity, line, isLight }: Shape, at: number) {
  const color = isLight ? '#fff' : 'currentColor'
  const style = { opacity: isLight ? `calc(${opacity} * var(--glow, 1))` : opacity }
  return line ? (
    <path
      key={at}
      d={path}
      style={style}
      fill="none"
      stroke={color}
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ) : (
    <path key={at} d={path} style={style} fill={color} />
  )
}
