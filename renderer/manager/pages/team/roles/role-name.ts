/** The owner's role by its name in the reader's language, unless the studio has called it otherwise; any other by its own. */
export const roleName = (name: string, isOwner: boolean, owner: string): string =>
  isOwner && name === 'Owner' ? owner : name
