import type { ReactNode } from 'react'

interface TilesProps<One> {
  label: string
  all: readonly One[]
  keyOf: (one: One) => number
  /** The picture at the left. */
  picture: (one: One) => ReactNode
  name: (one: One) => string
  detail: (one: One) => string
  onTake: (one: One) => void
}

/** Things to press, for those who have no scanner at hand. */
export function Tiles<One>({ label, all, keyOf, picture, name, detail, onTake }: TilesProps<One>) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-2">
      {all.map((one) => (
        <li key={keyOf(one)}>
          <button
            type="button"
            onClick={() => onTake(one)}
            className="ring-focus flex min-h-14 w-full items-center gap-2.5 rounded-lg border border-line bg-surface p-2 text-start shadow-raised hover:bg-hover active:bg-pressed"
          >
            {picture(one)}
            <span className="min-w-0">
              <span className="line-clamp-2 text-sm font-medium">{name(one)}</span>
              <span className="figures block text-xs text-muted">{detail(one)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
