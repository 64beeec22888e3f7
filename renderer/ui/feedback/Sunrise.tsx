import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'

/** A tile with an icon before a low sun over the sea, in the studio's own colour: the picture where nothing is yet. */
export function Sunrise({ icon, tone }: { icon: IconName; tone: 'plain' | 'bad' }) {
  const isBad = tone === 'bad'
  return (
    <span className="relative mb-4 grid h-24 w-48 place-items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 192 96"
        className={`absolute inset-0 size-full ${isBad ? 'text-bad-soft' : 'text-accent-soft'}`}
        fill="currentColor"
      >
        <path d="M40 72a56 56 0 0 1 112 0z" />
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
          <path d="M12 72h168M34 82h52M104 82h60M64 92h72" />
          <path d="M96 4v0M52 17l-3-5M140 17l3-5M24 46l-6-3M168 46l6-3" />
        </g>
      </svg>
      <span
        className={`relative mt-3 grid size-12 place-items-center rounded-xl border border-line bg-surface shadow-raised ${isBad ? 'text-bad' : 'text-accent-text'}`}
      >
        <Icon name={icon} size={22} />
      </span>
    </span>
  )
}
