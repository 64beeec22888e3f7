/** A class as `…/schedule` tells it. */
export interface PublicClass {
  id: number
  name: string
  color: string | null
  starts_at: string
  duration_minutes: number
  instructor_name: string | null
  instructor_photo_url: string | null
  establishment_name: string | null
  spots_left: number
  booking_opens_at: string | null
  booking_closes_at: string
}
