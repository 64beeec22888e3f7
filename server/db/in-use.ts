/** True if a delete failed since other rows refer to what it would take away; its transaction has left no trace. */
export function isInUse(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}
