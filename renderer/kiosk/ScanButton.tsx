import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { HeldUp } from './HeldUp.tsx'
import { useMessages } from './messages/index.ts'
import { PhoneWay } from './PhoneWay.tsx'
import { isCode } from './scanned.ts'

/** Milliseconds between two looks. */
const LOOK = 250

/** The API of some browsers for reading codes in pictures. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** True if this page may use the camera: it needs https, or the studio's own computer. */
const canScan = (): boolean => (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined

/** The browser's reader of QR codes, else one that is fetched. */
async function qrReader(): Promise<Detector> {
  const Own = detectorClass()
  if (Own) return new Own({ formats: ['qr_code'] })
  return (await import('./read-qr.ts')).canvasReader()
}

/** The camera's picture, until it shows a code of ours. */
function Camera({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const { kiosk: m } = useMessages()
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, refuse] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    let reader: Detector | undefined
    let isLooking = false
    const look = async () => {
      if (isOver || isLooking || !video.current || !reader) return
      isLooking = true
      const seen = await reader.detect(video.current).catch(() => [])
      isLooking = false
      const code = seen.map(({ rawValue }) => rawValue.trim()).find(isCode)
      if (code && !isOver) found(code)
    }
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } })
        if (isOver || !video.current) return stream.getTracks().forEach((track) => track.stop())
        video.current.srcObject = stream
        reader = await qrReader()
        await video.current?.play()
      } catch {
        refuse(true)
      }
    }
    void begin()
    const looking = setInterval(() => void look(), LOOK)
    return () => {
      isOver = true
      clearInterval(looking)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  return (
    <HeldUp title={isRefused ? m.noCamera : m.scanning} onClose={onClose}>
      <video
        ref={video}
        muted
        playsInline
        hidden={isRefused}
        className="aspect-square w-full max-w-md -scale-x-100 rounded-lg bg-sunken object-cover"
      />
    </HeldUp>
  )
}

interface ScanButtonProps {
  /** The portal as phones reach it from outside. */
  joinUrl: string | null
  onCode: (code: string) => void
}

/** Scanning the code of a phone where the page may use a camera, else checking in on the phone; names and scanners that type work anywhere. */
export function ScanButton({ joinUrl, onCode }: ScanButtonProps) {
  const { kiosk: m } = useMessages()
  const [isOpen, open] = useState(false)
  if (!canScan()) return <PhoneWay joinUrl={joinUrl} />
  const found = (code: string) => {
    open(false)
    onCode(code)
  }
  return (
    <>
      <Button size="large" onPress={() => open(true)}>
        {m.scan}
      </Button>
      {isOpen ? <Camera onCode={found} onClose={() => open(false)} /> : null}
    </>
  )
}
