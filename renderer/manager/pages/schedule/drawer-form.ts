/** A form that fills its drawer, and its buttons at the drawer's foot, in sight however long the form is. */
export const DRAWER_FORM = 'flex min-h-full flex-col gap-4'
export const DRAWER_ACTIONS = 'sticky -bottom-6 z-10 -mx-5 mt-auto -mb-6 border-t border-line bg-canvas px-5 py-3'
