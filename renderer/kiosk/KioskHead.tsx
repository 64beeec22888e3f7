import { useNow } from '../shared/clock.ts'
import { useFormat } from '../shared/format/use-format.ts'
import { StudioLogo } from '../shared/picture/StudioLogo.tsx'
import { useStudio } from '../shared/studio/studio.ts'

/** Whose door it is, and what time it is. */
export function KioskHead() {
  const { studio_name, logo_url } = useStudio()
  const format = useFormat()
  const now = useNow(5000)
  return (
    <header className="flex items-center gap-4">
      <StudioLogo name={studio_name ?? ''} url={logo_url} className="size-12 rounded-lg text-xl" />
      <p className="min-w-0 flex-1 face-heading truncate text-xl font-semibold">{studio_name}</p>
      <p className="figures text-xl text-muted">{format.time(new Date(now).toISOString())}</p>
    </header>
  )
}
