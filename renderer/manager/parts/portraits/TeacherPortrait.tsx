import { useApi } from '../../../api/index.ts'
import { Portrait } from '../../../shared/picture/Portrait.tsx'

interface TeacherPortraitProps {
  id: number | null
  name: string
  size?: 'small' | 'medium' | 'large'
}

/** The portrait of a class's instructor when only their id is at hand: all are read once. */
export function TeacherPortrait({ id, name, size = 'small' }: TeacherPortraitProps) {
  const teachers = useApi('GET /api/v1/instructors', { query: { page_size: 100 } }, { fresh: 300_000 })
  const found = teachers.data?.items.find((one) => one.id === id)
  return <Portrait name={name} photo_url={found?.photo_url} size={size} />
}
