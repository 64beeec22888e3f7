import { useState } from 'react'
import { ApiError, useUpload } from '../../../../api/index.ts'

/** The photo chosen for a template that is not there yet; `keep` saves it once it is, and gives whether that went well. */
export function useFirstPhoto() {
  const [photo, choose] = useState<File | null>(null)
  const { upload } = useUpload('POST /api/v1/class-templates/{template_id}/photo')
  const keep = async (template_id: number): Promise<boolean> => {
    if (!photo) return true
    try {
      await upload(photo, { params: { template_id } })
      return true
    } catch (error) {
      // The template is saved either way; a photo that can't be read is reported, not thrown.
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }
  return { photo, choose, keep }
}
