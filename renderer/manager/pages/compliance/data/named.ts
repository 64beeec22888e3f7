export interface Named {
  id: number
  name: string
}
