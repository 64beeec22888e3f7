export { implement } from '../http/implement.ts'
