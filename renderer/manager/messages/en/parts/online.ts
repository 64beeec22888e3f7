import { goingOnline } from '../goingOnline.ts'

export const words = { goingOnline }

export type Online = typeof words
