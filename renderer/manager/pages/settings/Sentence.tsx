import type { ReactNode } from 'react'

/** A sentence with fields in it: {names} in the text become the fields, in whatever order the language has them. */
export function Sentence({ text, fields }: { text: string; fields: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className="text-sm text-pretty phone:text-base">
      {text.split(/(\{\w+\})/).map((part) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1]
        if (!name) return part
        return (
          <span key={name} className="mx-0.5 my-1 inline-block align-middle">
            {fields[name]}
          </span>
        )
      })}
    </div>
  )
}
