import { motifOf } from './motif.ts'

/** The drawing of a kind of class that has no photo, in the colour of the words around it. */
export default function Motif({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      {motifOf(name).map(({ path, opacity }) => (
        <path key={path} d={path} opacity={opacity} fill="currentColor" />
      ))}
    </svg>
  )
}
