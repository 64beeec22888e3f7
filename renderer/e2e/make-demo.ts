import { withStudio } from './studio.ts'

/** Makes the made-up studio before the tests share the computer: on a slow one it takes longer than a test may. */
export default (): Promise<void> => withStudio(async () => {}, '--demo')
