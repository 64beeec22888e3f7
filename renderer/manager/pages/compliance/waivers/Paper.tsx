/** A waiver as the paper that it is: its first lines, too small to be read, which is done on its page. */
export function Paper({ body }: { body: string }) {
  return (
    <span
      aria-hidden
      className="block h-28 w-20 overflow-hidden rounded-sm border border-line bg-raised px-2 pt-2.5 shadow-raised phone:h-14 phone:w-11 phone:px-1 phone:pt-1.5"
    >
      <span className="mb-1.5 block h-1 w-2/3 rounded-full bg-accent" />
      <span className="block h-full overflow-hidden text-[0.25rem] leading-[1.7] break-words whitespace-pre-line text-muted select-none">
        {body.slice(0, 600)}
      </span>
    </span>
  )
}
