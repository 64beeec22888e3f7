/** True if a role may do something. While what it holds is on its way nothing is refused: the server decides in any case. */
export const permits = (held: readonly string[] | undefined, permission: string): boolean =>
  held === undefined || held.includes(permission)
