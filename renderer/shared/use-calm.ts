import { useEffect, useState } from 'react'

/** A value that has stayed as it is for some milliseconds: what is being typed is not asked about at every key. */
export function useCalm<Value>(value: Value, milliseconds: number): Value {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return calm
}
