import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readFile } from '../../../../api/browser.ts'

/** The photo of a profile as an address for an image; it is read with the caller's token. Null without one, or until it is there. */
export function usePhoto({ id, photo_url }: { id: number; photo_url: string | null }): string | null {
  const photo = useQuery({
    queryKey: ['photo', photo_url],
    queryFn: () => readFile('GET /api/v1/instructors/{instructor_id}/photo', { params: { instructor_id: id } }),
    enabled: photo_url !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const blob = photo_url === null ? undefined : photo.data?.blob
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setAddress(null)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
