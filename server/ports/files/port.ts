/** The studio's own files (photos), beside the database. Names are made by the server, never by a caller. */
export interface Files {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined where there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
  /** The names of all there are. */
  list(): Promise<string[]>
}
