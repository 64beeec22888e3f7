/** What some browsers have to read codes in pictures. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads codes by its camera: it needs https, or the studio's own computer. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined

/** A reader of QR codes; call it only where `canScan`. */
export const qrReader = (): Detector => new (detectorClass()!)({ formats: ['qr_code'] })
