import { useMemo } from 'react'
import { pathOf, qrCode, type Reading } from './encode.ts'

interface QrCodeProps {
  text: string
  /** Its target, for people who can't see it. */
  label: string
  className?: string
  /** Read from near, on a screen: it may hold a long address. */
  reading?: Reading
}

/** A text as a QR code on white with its quiet zone, in any theme; nothing when the text is too long for one. */
export function QrCode({ text, label, className = 'size-40', reading }: QrCodeProps) {
  const squares = useMemo(() => qrCode(text, reading), [text, reading])
  if (!squares) return null
  const side = squares.length + 8
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={`rounded-lg ${className}`}
    >
      <rect x="-4" y="-4" width={side} height={side} className="fill-white" />
      <path d={pathOf(squares)} className="fill-black" />
    </svg>
  )
}
