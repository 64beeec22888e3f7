import { createElement } from 'react'
import type { Block, Line } from '../../../guide/blocks.ts'
import { Link } from '../../../ui/index.ts'
import { paths } from '../../paths.ts'

interface BlocksProps {
  blocks: readonly Block[]
  /** The chapter they are of: links to a heading alone stay in it. */
  chapter: string
  /** Before the id of each heading, where the same chapter may be on the page already. */
  idPrefix?: string
  /** The level of the chapter's title; those below it follow. */
  level?: 1 | 2
}

const HEADINGS = ['', 'text-lg font-semibold', 'mt-4 text-base font-semibold', 'mt-2 text-sm font-semibold'] as const

/** A chapter of the guide as it is written, without its title, which the page or the drawer has. */
export function Blocks({ blocks, chapter, idPrefix = '', level = 1 }: BlocksProps) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-sm leading-relaxed text-pretty">
      {blocks.map((block, at) =>
        block.kind === 'heading' && block.level === 1 ? (
          <span key={at} id={idPrefix + block.id} />
        ) : (
          <Shown key={at} block={block} {...{ chapter, idPrefix, level }} />
        ),
      )}
    </div>
  )
}

interface ShownProps extends Required<Omit<BlocksProps, 'blocks'>> {
  block: Block
}

function Shown({ block, chapter, idPrefix, level }: ShownProps) {
  const said = (line: Line) => <Said line={line} chapter={chapter} />
  switch (block.kind) {
    case 'heading':
      return createElement(
        `h${block.level + level - 1}`,
        { id: idPrefix + block.id, className: `scroll-mt-16 ${HEADINGS[block.level]}` },
        block.text,
      )
    case 'paragraph':
      return <p>{said(block.line)}</p>
    case 'list': {
      const Items = block.isOrdered ? 'ol' : 'ul'
      return (
        <Items className={`flex flex-col gap-1.5 ps-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item, at) => (
            <li key={at}>{said(item)}</li>
          ))}
        </Items>
      )
    }
    case 'table':
      return <Table {...block} chapter={chapter} />
    case 'picture':
      // Its room is kept, so that the heading scrolled to stays where it is.
      return (
        <img
          src={block.src}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
          className="h-auto max-w-full rounded-md border border-line"
        />
      )
  }
}

function Table({ head, rows, chapter }: Extract<Block, { kind: 'table' }> & { chapter: string }) {
  return (
    <table className="w-full border-collapse text-start">
      <thead className="phone:sr-only">
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col" className="border-b border-line-strong py-1.5 pe-3 text-start font-semibold">
              <Said line={cell} chapter={chapter} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at} className="border-b border-line phone:block phone:py-2">
            {row.map((cell, column) => (
              <td
                key={column}
                className={`py-2 pe-3 align-top wrap-anywhere phone:block phone:py-0.5 ${column === 0 ? 'phone:font-semibold' : ''}`}
              >
                <Said line={cell} chapter={chapter} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Said({ line, chapter }: { line: Line; chapter: string }) {
  return line.map((words, at) => {
    if (words.kind === 'bold') return <strong key={at}>{words.text}</strong>
    if (words.kind === 'code')
      return (
        <code key={at} className="rounded-sm bg-sunken px-1 wrap-anywhere">
          {words.text}
        </code>
      )
    if (words.kind === 'link')
      return (
        <Link key={at} href={paths.chapter(words.chapter || chapter, words.heading)}>
          {words.text}
        </Link>
      )
    return <span key={at}>{words.text}</span>
  })
}
