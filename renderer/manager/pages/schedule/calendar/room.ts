/** What the block of a class of so many minutes has room for: some air, its time also where it is narrow, the instructor's own line. */
export const roomOf = (minutes: number) => ({ air: minutes >= 50, time: minutes >= 60, instructor: minutes >= 70 })
