import { useMessages } from '../../messages/index.ts'

/** What going online over the free public server means, said before anybody does. */
export function FreeServer() {
  const { goingOnline: m } = useMessages()
  return (
    <section aria-label={m.freeTitle} className="rounded-lg bg-sunken px-3.5 py-3 text-sm text-pretty">
      <h3 className="font-semibold">{m.freeTitle}</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-muted">
        {m.free.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1.5 text-muted">{m.freeInstead}</p>
    </section>
  )
}
