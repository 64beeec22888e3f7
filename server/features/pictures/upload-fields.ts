/** What an operation declares that takes a picture in, for `setPicture`. */
export const pictureUpload = {
  upload: { maxBytes: 10 * 1024 * 1024 },
  status: 200,
  errors: ['PHOTO_UNREADABLE', 'PAYLOAD_TOO_LARGE'],
} as const
