/** The declaration of an operation that takes a picture, for `setPicture`. */
export const pictureUpload = {
  upload: { maxBytes: 10 * 1024 * 1024 },
  status: 200,
  errors: ['PHOTO_UNREADABLE', 'PAYLOAD_TOO_LARGE'],
} as const
