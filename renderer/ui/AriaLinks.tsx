import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useNavigate } from './navigate.ts'

/** Has the component library follow the links inside it as every other link is followed. */
export const AriaLinks = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={useNavigate()}>{children}</RouterProvider>
)
