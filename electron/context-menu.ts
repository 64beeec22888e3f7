import { clipboard, Menu, type ContextMenuParams, type MenuItemConstructorOptions, type WebContents } from 'electron'
import { roleItem } from './menu.ts'
import { words } from './words/here.ts'

/** The menu at a place of a page: what can be done with the field, the selected text or the link there; empty where nothing can. */
export function contextItems(
  params: Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'linkURL' | 'editFlags' | 'dictionarySuggestions'>,
  replace: (word: string) => void,
): MenuItemConstructorOptions[] {
  const { isEditable, selectionText, linkURL, editFlags, dictionarySuggestions } = params
  const spelling = dictionarySuggestions.map((word) => ({ label: word, click: () => replace(word) }))
  const role = (name: Parameters<typeof roleItem>[0], isEnabled: boolean) => ({
    ...roleItem(name, words()),
    enabled: isEnabled,
  })
  const { copyAnyLink } = words().menu
  const link = linkURL === '' ? [] : [{ label: copyAnyLink, click: () => clipboard.writeText(linkURL) }]
  const copy = role('copy', editFlags.canCopy)
  const text: MenuItemConstructorOptions[] = isEditable
    ? [
        role('undo', editFlags.canUndo),
        role('redo', editFlags.canRedo),
        { type: 'separator' },
        role('cut', editFlags.canCut),
        copy,
        role('paste', editFlags.canPaste),
        { type: 'separator' },
        role('selectAll', editFlags.canSelectAll),
      ]
    : selectionText.trim() === ''
      ? []
      : [copy]
  const groups = [spelling, link, text].filter((group) => group.length > 0)
  return groups.flatMap((group, at) => (at === 0 ? group : [{ type: 'separator' } as const, ...group]))
}

/** Shows that menu where somebody asks for it: at the pointer, or by the keyboard at the field. */
export function offerContextMenu(contents: WebContents): void {
  contents.on('context-menu', (_, params) => {
    const items = contextItems(params, (word) => contents.replaceMisspelling(word))
    const { menuSourceType: sourceType, x, y } = params
    if (items.length > 0)
      Menu.buildFromTemplate(items).popup(sourceType === 'keyboard' ? { sourceType, x, y } : { sourceType })
  })
}
