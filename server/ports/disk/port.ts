/** Free space on the computer's disks. */
export interface Disk {
  /** Free bytes where a folder lies, as its user may use them; undefined where the system does not say. */
  free(folder: string): Promise<number | undefined>
}
