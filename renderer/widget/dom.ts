type Props = Record<string, string | boolean | number | null | undefined | ((event: never) => unknown)>
type Child = Node | string | null | undefined | false

/** An element with its attributes (functions listen: `onclick`) and children; what is null, undefined or false is left out. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener)
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.flat().filter((child): child is Node | string => Boolean(child)))
  return element
}
