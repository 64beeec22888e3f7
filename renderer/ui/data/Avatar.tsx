import { useState } from 'react'
import { initials } from './initials.ts'

interface AvatarProps {
  name: string
  /** Address of a photo; initials when there is none or it fails. */
  src?: string | null
  size?: 'small' | 'medium' | 'large'
}

const SIZES = { small: 'size-6 text-[0.5625rem]', medium: 'size-8 text-2xs', large: 'size-14 text-base' }

/** Drawn by the style sheet, so that they are no part of a name beside or around them. */
const INITIALS = 'before:content-[attr(data-initials)]'

/** A person's picture. The name is beside it, so it is silent for screen readers. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const isShown = src && failed !== src
  const frame = `grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-on-accent-soft ${SIZES[size]}`
  return (
    <span aria-hidden="true" data-initials={initials(name)} className={`${frame} ${isShown ? '' : INITIALS}`}>
      {isShown ? <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} /> : null}
    </span>
  )
}
