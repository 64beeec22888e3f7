// Loaded before the server of a test that chooses its time (`node --import`).
import { shiftDate } from './shift-date.mjs'

shiftDate(Number(process.env.TEST_CLOCK_AHEAD))
