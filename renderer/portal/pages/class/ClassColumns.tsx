import type { ReactNode } from 'react'

interface ClassColumnsProps {
  head: ReactNode
  /** How the reader stands to the class, and the one thing to do about it. */
  seat: ReactNode
  /** Below it where there is room, else at the end. */
  side?: ReactNode
  children: ReactNode
}

/** A class's page: what it is, the seat in it (beside it where there is room), and what else is good to know. */
export function ClassColumns({ head, seat, side, children }: ClassColumnsProps) {
  return (
    <article className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      {head}
      <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="flex flex-col gap-4 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-raised">
          {seat}
        </div>
        {side}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </article>
  )
}
