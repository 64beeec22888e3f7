import jsQR from 'jsqr'

/** Pixels to a side of the picture that is searched: enough for a code held up, and quick on an old tablet. */
const SIDE = 480

/** Reads QR codes in a video on browsers without a built-in reader. */
export function canvasReader(): { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> } {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  return {
    detect: async (video) => {
      const { videoWidth: width, videoHeight: height } = video
      if (!drawing || width === 0) return []
      const side = Math.min(width, height)
      drawing.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE)
      const { data } = drawing.getImageData(0, 0, SIDE, SIDE)
      const found = jsQR(data, SIDE, SIDE, { inversionAttempts: 'dontInvert' })
      return found ? [{ rawValue: found.data }] : []
    },
  }
}
