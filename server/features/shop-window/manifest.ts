import type { Settings } from '../settings/queries.ts'
import { iconPath, PURPOSES } from './icon.ts'
import { headLanguage, headWords } from './words.ts'

/** Before there is a studio. */
export const NOBODY = { studio_name: 'Studio Desk', primary_color: '#3f3f46', locale: 'en' }

/** Widths of the icon of an application that was put on a home screen. */
export const INSTALLED = [192, 512]

/** What is shown of it before it is put there. */
export const SCREENSHOT = { src: '/screenshot.png', width: 540, height: 960 }

/** So much of a name stands below an icon. */
const SHORT = 12

/** How the portal stands on a phone's home screen: as an application of its own, without which an iPhone takes no pushes. */
export function manifest(settings: Pick<Settings, 'studio_name' | 'primary_color' | 'locale'> | undefined) {
  const { studio_name: name, primary_color: theme_color, locale } = settings ?? NOBODY
  const lang = headLanguage(locale)
  const words = headWords(lang)
  const pictures = PURPOSES.flatMap((purpose) =>
    INSTALLED.map((size) => ({
      src: iconPath(purpose, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  const { src, width, height } = SCREENSHOT
  const screenshot = {
    src,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: 'narrow',
    label: words.timetable,
  }
  const { purpose: _, ...shown } = pictures[0]!
  const shortcut = (label: string, url: string) => ({ name: label, url, icons: [shown] })
  return {
    name,
    short_name: name.length > SHORT ? name.split(/\s/)[0]! : name,
    description: words.timetableOf(name),
    lang,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color,
    background_color: '#ffffff',
    categories: ['fitness', 'health', 'lifestyle'],
    icons: pictures,
    shortcuts: [shortcut(words.myBookings, '/bookings'), shortcut(words.classes, '/')],
    ...(settings && { screenshots: [screenshot] }),
  }
}
